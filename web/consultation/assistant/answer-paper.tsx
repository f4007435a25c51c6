import { AnswerText } from '#web/ai/index.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

/** A text of the consultation on paper. */
export function AnswerPaper({ title, text }: { title: string; text: string }) {
  return (
    <PrintPage size="a4" label={title}>
      <Letterhead />
      <h2 className="paper-title">{title}</h2>
      <AnswerText text={text} />
    </PrintPage>
  );
}
