import './notice-paper.css';
import type { Notice } from '#contract/privacy/consent.endpoints.ts';
import { PURPOSE_LABELS } from '#contract/privacy/consent.messages.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

/** Filled in by hand. */
const BLANKS = ['Patient', 'Patient number', 'Date', 'Signature or thumb impression'] as const;

/** The notice as the patient is given it, with room for the signature; the version ties the two together. */
export function NoticePaper({ notice: { purpose, version, text } }: { notice: Notice }) {
  const title = `Consent: ${PURPOSE_LABELS[purpose]}`;
  return (
    <PrintPage size="a4" label={title}>
      <Letterhead />
      <h2 className="paper-title">{title}</h2>
      <p className="notice-text">{text}</p>
      <section data-keep>
        <p>
          I have read this, or it was read to me in a language that I understand, and I consent.
        </p>
        <dl className="notice-blanks">
          {BLANKS.map((blank) => (
            <div key={blank}>
              <dt>{blank}</dt>
              <dd />
            </div>
          ))}
        </dl>
        <p>If a parent or guardian signs: name and relation</p>
        <p className="notice-line" />
      </section>
      <p className="notice-version">
        {version === 0 ? 'Text that comes with OpenOPD' : `Text of the clinic, version ${version}`}
      </p>
      <LetterheadFooter />
    </PrintPage>
  );
}
