import { IDENTIFICATION_MARK } from '#contract/certificates/certificates.messages.ts';
import './certificate-paper.css';
import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { cancelledText } from './cancelled-text.ts';

/** The certificate on A5, with places for the signatures of patient and doctor. */
export function CertificatePaper({ certificate }: { certificate: Certificate }) {
  const { number, kind, day, token, text, doctor, identificationMark, cancelled } = certificate;
  const facts = [
    ['No.', number],
    ['Date', formatDay(day)],
    ['Patient', certificate.patientName],
    ['Patient no.', String(token)],
    ['Details', certificate.patientDetails],
    [IDENTIFICATION_MARK, identificationMark ?? ''],
  ] as const;
  const label = `${CERTIFICATE_KIND_LABELS[kind]} ${number}`;
  const patient = nameWithNo(certificate.patientName, token);
  return (
    <PrintPage size="a5" label={label} whose={`${label}, ${patient}`}>
      <div className="certificate-paper">
        <Letterhead size="a5" seller={certificate.paper} />
        <p className="paper-title">{CERTIFICATE_KIND_LABELS[kind]}</p>
        {cancelled && <p className="certificate-cancelled">{cancelledText(cancelled)}</p>}
        <PaperFacts facts={facts} />
        <p className="certificate-text">{text}</p>
        <section data-keep className="certificate-signs">
          <p className="paper-signature">Signature or thumb mark of the patient</p>
          <div className="paper-signature">
            <p>{doctor.name}</p>
            {doctor.qualification && <p>{doctor.qualification}</p>}
            {doctor.registration && <p>Reg. No. {doctor.registration}</p>}
          </div>
        </section>
        <LetterheadFooter size="a5" seller={certificate.paper} />
      </div>
    </PrintPage>
  );
}
