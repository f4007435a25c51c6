import { may } from '#contract/kernel/roles.ts';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { unbroken } from '#contract/medicines/unbroken.rules.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { BOUGHT_ELSEWHERE } from '#contract/pharmacy/bought-elsewhere.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { DoctorSignature, Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { dayOf, showDate } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { RxList } from './rx-list.tsx';

type PaperProps = { order: PharmacyOrderDetails; language: DirectionsLanguage };

/** The printed prescription for the patient, on A5. */
export function PrescriptionPaper({ order, language }: PaperProps) {
  const { patientAge: age, patientGender: gender, patientBorn } = order;
  const elsewhere = order.prescription_for_unavailable_drugs;
  const patient = nameWithNo(order.patientName, order.patientTokenNumber);
  const facts = [
    ['Patient', patient],
    ['Age, sex', ageAndGender({ ...patientBorn, age, gender }, dayOf(order.date))],
    ['Date', showDate(order.date)],
    ['Doctor', isByDoctor(order) ? order.prescribedBy : ''],
  ] as const;
  return (
    <PrintPage
      size="a5"
      label={`Prescription of ${order.patientName}`}
      whose={`${patient}, prescription of ${showDate(order.date)}`}
    >
      <div className="rx">
        <Letterhead size="a5" />
        <p className="paper-title">Prescription</p>
        <PaperFacts facts={facts} />
        {order.status === 'cancelled' && <p className="rx-cancelled">Cancelled</p>}
        <RxList
          language={language}
          drugs={order.medications.map((line) => ({
            key: line.drug_id,
            name: unbroken(line.name),
            quantity: line.quantity,
            dosage: { en: dosageText(line, 'en'), hi: dosageText(line, 'hi') },
          }))}
        />
        {elsewhere && (
          <section data-keep>
            <p className="rx-sub">
              {BOUGHT_ELSEWHERE.en}
              {language !== 'en' && <span lang={language}> · {BOUGHT_ELSEWHERE[language]}</span>}
            </p>
            <p className="rx-elsewhere">{elsewhere}</p>
          </section>
        )}
        <Signature order={order} />
        <LetterheadFooter size="a5" />
      </div>
    </PrintPage>
  );
}

function isByDoctor({ prescriberRole }: PharmacyOrderDetails): boolean {
  return may(prescriberRole, 'consulting.see-patients');
}

/** A doctor signs above their name; an order entered by another role has an empty signature line. */
function Signature({ order }: { order: PharmacyOrderDetails }) {
  const name = order.prescribedBy;
  return (
    <section data-keep className="rx-end">
      {!isByDoctor(order) && <p className="rx-by">Entered by {name}</p>}
      <DoctorSignature
        name={isByDoctor(order) ? name : null}
        qualification={order.prescriberQualification}
        registration={order.prescriberRegistration}
      />
    </section>
  );
}
