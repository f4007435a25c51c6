import { BOUGHT_ELSEWHERE } from '#contract/pharmacy/bought-elsewhere.ts';
import './visit-paper.css';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { printedAllergies } from '#contract/patients/allergies.rules.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { DoctorSignature, Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { dayOf, showDate, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { RxList } from '#web/pharmacy/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import type { PaperContent, PaperDrug } from './paper-content.ts';

type VisitPaperProps = {
  visit: Visit;
  content: PaperContent;
  size: 'a4' | 'a5';
  language: DirectionsLanguage;
};

/** The paper of a visit for the patient: what was found, prescribed and advised. */
export function VisitPaper({ visit, content, size, language }: VisitPaperProps) {
  const { doctor, vitals, complaint, diagnoses, drugs, outside, shortDrugs } = content;
  const elsewhere = [...shortDrugs.map((drug) => drugLine(drug, language)), outside.trim()]
    .filter(Boolean)
    .join('\n');
  return (
    <PrintPage
      size={size}
      label={`Paper of the visit of ${visit.name}`}
      whose={`${nameWithNo(visit.name, visit.Patient.token)}, visit of ${showDate(visit.created_at)}`}
    >
      <div className="rx visit-paper">
        <Letterhead size={size} />
        <Facts visit={visit} doctor={doctor?.name} weight={content.weight} />
        <Part title="Vitals" text={vitals.join(' · ')} />
        <Part title="Complaint" text={complaint} />
        <Part title="Diagnosis" text={diagnoses.join('\n')} />
        {(drugs.length > 0 || elsewhere !== '') && <RxList language={language} drugs={drugs} />}
        <Part
          title={BOUGHT_ELSEWHERE.en}
          also={language === 'en' ? undefined : { language, title: BOUGHT_ELSEWHERE[language] }}
          text={elsewhere}
          isLong
        />
        <Closing content={content} />
        <LetterheadFooter size={size} />
      </div>
    </PrintPage>
  );
}

/** A drug in one line, with its dose in English and in the language of the patient. */
function drugLine({ name, dosage, quantity }: PaperDrug, language: DirectionsLanguage): string {
  const words = [...new Set([dosage.en, dosage[language]])];
  return `${name} × ${quantity}: ${words.join(' · ')}`;
}

type FactsProps = { visit: Visit; doctor: string | undefined; weight: string };

function Facts({ visit, doctor, weight }: FactsProps) {
  const { Patient: patient } = visit;
  const facts = [
    ['Patient', visit.name],
    ['Date', showDateTime(visit.created_at)],
    ['Guardian', guardianText(patient) ?? ''],
    ['Age, sex', ageAndGender(patient, dayOf(visit.created_at))],
    ['Weight', weight],
    ['Token', `${visit.token_no} · Patient no. ${patient.token}`],
    ['Phone', patient.phone ?? ''],
    ['Address', patient.address ?? ''],
    ['Doctor', doctor ?? ''],
    ['Allergies', printedAllergies(patient.allergies)],
  ] as const;
  return <PaperFacts facts={facts} />;
}

/** The lines that fit beside a signature, and the letters of each on A5. */
const BESIDE = { lines: 9, letters: 34 } as const;

/** Whether the last parts of a paper fit beside the signature, so that a short visit needs one A5. */
function fitsBeside({ tests, outsideTests, advice, addenda }: PaperContent): boolean {
  if (outsideTests.trim() !== '' || addenda.length > 0) return false;
  const lines = [tests.join(', '), ...advice.trim().split('\n')];
  const count = lines.reduce((sum, { length }) => sum + Math.ceil(length / BESIDE.letters), 0);
  return count <= BESIDE.lines;
}

/** The last parts of the paper, and the signature beside or below them. */
function Closing({ content }: { content: PaperContent }) {
  const { doctor, tests, outsideTests, advice, followUp, addenda } = content;
  return (
    <div className="visit-paper-closing" data-beside={fitsBeside(content) || undefined}>
      <div>
        <Part title="Tests" text={tests.join(', ')} />
        <Part title="Tests to be done elsewhere" text={outsideTests} isLong />
        <Part title="Advice" text={advice} />
        <Part title="Follow-up" text={followUp} />
        <Part title="Addenda" text={addenda.join('\n')} isLong />
      </div>
      <section data-keep className="rx-end">
        <DoctorSignature {...doctor} name={doctor?.name} />
      </section>
    </div>
  );
}

type PartProps = {
  title: string;
  /** The title in the language of the patient. */
  also?: { language: DirectionsLanguage; title: string } | undefined;
  text: string;
  /** The title stands above the text and not beside it. */
  isLong?: boolean;
};

function Part({ title, also, text, isLong = false }: PartProps) {
  if (text.trim() === '') return null;
  return (
    <section className="visit-paper-part" data-beside={!isLong || undefined}>
      <p className="rx-sub">
        {title}
        {also && <span lang={also.language}> · {also.title}</span>}
      </p>
      {text
        .trim()
        .split('\n')
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other identity
          <p key={at} className="rx-elsewhere">
            {line}
          </p>
        ))}
    </section>
  );
}
