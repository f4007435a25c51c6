import './summary-paper.css';
import {
  type DischargeSummary,
  SUMMARY_LABELS,
  SUMMARY_PARTS,
} from '#contract/discharge/discharge-summary.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { printedAllergies } from '#contract/patients/allergies.rules.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { DoctorSignature, Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { dayOf, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { vitalsText } from './vitals-text.ts';

/** The discharge summary for the patient, on A4. Empty parts are left out. */
export function SummaryPaper({ summary }: { summary: DischargeSummary }) {
  const { content, doctor, stay, patient } = summary;
  const { followUpOn } = content;
  return (
    <PrintPage
      size="a4"
      label={`Discharge summary of ${patient.name}`}
      whose={`${nameWithNo(patient.name, patient.token)}, discharge summary`}
    >
      <div className="summary-paper">
        <Letterhead size="a4" />
        <p className="paper-title">
          {stay.discharge_date ? 'Discharge Summary' : 'Summary of the Stay so far'}
        </p>
        <Facts summary={summary} />
        <Part title="Reason for admission" text={stay.reason ?? ''} />
        <Part title="Vital signs, newest" text={vitalsText(summary)} />
        {SUMMARY_PARTS.map((part) => (
          <Part key={part} title={SUMMARY_LABELS[part]} text={content[part]} />
        ))}
        <Part title="Follow-up" text={followUpOn ? formatDay(followUpOn) : ''} />
        <section data-keep className="summary-end">
          <DoctorSignature {...doctor} name={doctor?.name} />
        </section>
        <LetterheadFooter size="a4" />
      </div>
    </PrintPage>
  );
}

function Facts({ summary: { patient, stay } }: { summary: DischargeSummary }) {
  const { discharge_date: left } = stay;
  const facts = [
    ['Patient', patient.name],
    ['Patient no.', String(patient.token)],
    ['Age, sex', ageAndGender(patient, dayOf(stay.admission_date))],
    ['Phone', patient.phone ?? ''],
    ['Address', patient.address ?? ''],
    ['Bed', stay.bed ?? ''],
    ['Admitted', showDateTime(stay.admission_date)],
    ['Discharged', left ? showDateTime(left) : ''],
    ['Doctor', stay.doctor?.name ?? ''],
    ['Allergies', printedAllergies(patient.allergies)],
  ] as const;
  return <PaperFacts facts={facts} />;
}

function Part({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <section className="summary-part">
      <p className="summary-part-title">{title}</p>
      <p>{text.trim()}</p>
    </section>
  );
}
