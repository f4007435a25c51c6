import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { AnswerText } from '#web/ai/index.ts';
import { Letterhead } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

type AnswerPaperProps = { title: string; text: string; visit: Visit | undefined };

/** A text of the consultation on paper, with the patient to whom it belongs. */
export function AnswerPaper({ title, text, visit }: AnswerPaperProps) {
  const patient = visit && nameWithNo(visit.name, visit.Patient.token);
  return (
    <PrintPage size="a4" label={title} whose={[patient, title].filter(Boolean).join(', ')}>
      <Letterhead />
      <h2 className="paper-title">{title}</h2>
      {patient && <p>{patient}</p>}
      <AnswerText text={text} />
    </PrintPage>
  );
}
