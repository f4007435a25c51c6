import './visit-paper.css';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { dayOf, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { RxList } from '#web/pharmacy/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import type { PaperContent } from './paper-content.ts';

type VisitPaperProps = {
  visit: Visit;
  content: PaperContent;
  size: 'a4' | 'a5';
  language: DirectionsLanguage;
};

const OUTSIDE = {
  en: 'To be bought elsewhere',
  hi: 'ये दवाइयाँ बाहर से ख़रीदें',
} as const satisfies Record<DirectionsLanguage, string>;

/** The paper of a visit for the patient: what was found, prescribed and advised. */
export function VisitPaper({ visit, content, size, language }: VisitPaperProps) {
  const {
    doctor,
    vitals,
    complaint,
    diagnoses,
    drugs,
    outside,
    tests,
    advice,
    followUpOn,
    addenda,
  } = content;
  return (
    <PrintPage size={size} label={`Paper of the visit of ${visit.name}`}>
      <div className="rx visit-paper">
        <Letterhead size={size} />
        <Facts visit={visit} doctor={doctor?.name} />
        <Part title="Vitals" text={vitals.join(' · ')} />
        <Part title="Complaint" text={complaint} />
        <Part title="Diagnosis" text={diagnoses.join('\n')} />
        {drugs.length > 0 && (
          <RxList
            language={language}
            drugs={drugs.map((drug) => ({ ...drug, dosage: drug.dosage[language] }))}
          />
        )}
        <Part title={OUTSIDE[language]} text={outside} language={language} />
        <Part title="Tests" text={tests.join(', ')} />
        <Part title="Advice" text={advice} />
        {followUpOn && <Part title="Follow-up" text={formatDay(followUpOn)} />}
        <Part title="Addenda" text={addenda.join('\n')} />
        <section data-keep className="rx-end">
          <div className="paper-signature">
            <p>{doctor?.name ?? 'Doctor’s signature'}</p>
            {doctor?.qualification && <p>{doctor.qualification}</p>}
            {doctor?.registration && <p>Reg. No. {doctor.registration}</p>}
          </div>
        </section>
        <LetterheadFooter size={size} />
      </div>
    </PrintPage>
  );
}

/** The allergies as a patient hears them; nothing where they were never asked. */
function allergiesOf(allergies: readonly string[] | null): string {
  if (allergies === null) return '';
  return allergies.length === 0 ? 'None known' : allergies.join(', ');
}

function Facts({ visit, doctor }: { visit: Visit; doctor: string | undefined }) {
  const { Patient: patient } = visit;
  const facts = [
    ['Patient', visit.name],
    ['Date', showDateTime(visit.created_at)],
    ['Guardian', guardianText(patient) ?? ''],
    ['Age, sex', ageAndGender(patient, dayOf(visit.created_at))],
    ['Token', `${visit.token_no} · Patient no. ${patient.token}`],
    ['Phone', patient.phone ?? ''],
    ['Address', patient.address ?? ''],
    ['Doctor', doctor ?? ''],
    ['Allergies', allergiesOf(patient.allergies)],
  ] as const;
  return (
    <dl className="paper-facts">
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type PartProps = { title: string; text: string; language?: DirectionsLanguage };

function Part({ title, text, language }: PartProps) {
  if (text.trim() === '') return null;
  return (
    <section className="visit-paper-part">
      <p className="rx-sub" lang={language}>
        {title}
      </p>
      <p className="rx-elsewhere">{text.trim()}</p>
    </section>
  );
}
