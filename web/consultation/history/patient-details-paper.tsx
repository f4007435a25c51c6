import './patient-details-paper.css';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import type { PatientDetails } from './patient-details.ts';

/** The whole record of a patient, on A4. Texts are not markdown: they print as written. */
export function PatientDetailsPaper({
  details: { name, facts, sections },
}: {
  details: PatientDetails;
}) {
  return (
    <PrintPage size="a4" label="Patient details" whose={`${name} · ${facts}`}>
      <Letterhead />
      <h2 className="paper-title">{name}</h2>
      <p className="details-paper-facts">{facts}</p>
      {sections.map(({ title, texts }) => (
        <section key={title} className="details-paper-section">
          <h3>{title}</h3>
          {texts.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper is printed once
            <p key={at} className="details-paper-text">
              {text}
            </p>
          ))}
        </section>
      ))}
      <LetterheadFooter />
    </PrintPage>
  );
}
