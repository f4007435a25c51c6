import './sample-label.css';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { sampleCode } from '#contract/lab/sample-code.rules.ts';
import { samplesOf } from '#contract/lab/worklist/worklist.rules.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { clinicZone, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

export type Labels = { readonly order: LabOrderDetails; readonly barcode: string };

/** The tests of each tube or cup; an X-ray needs no sample, so it is on no label. */
export function tubesOf({ tests }: LabOrderDetails): readonly (readonly [string, string])[] {
  const sampled = tests.flatMap(({ name, sample: of }) =>
    samplesOf(of).map((sample) => ({ name, sample })),
  );
  const bySample = Map.groupBy(sampled, ({ sample }) => sample);
  return [...bySample].map(([sample, of]) => [sample, of.map(({ name }) => name).join(', ')]);
}

/** A label for each sample of an order. */
export function SampleLabels({ order, barcode }: Labels) {
  const { Patient: patient, lab_token_number: token, createdAt } = order;
  return (
    <div className="sample-labels">
      {tubesOf(order).map(([sample, tests]) => (
        <PrintPage key={sample} size="label-50x30" label={`Sample label ${token} ${sample}`}>
          <div className="sample-label">
            <p className="sample-label-name">{patient.name}</p>
            <p>{[ageAndGender(patient), patientNo(patient.token)].filter(Boolean).join(' · ')}</p>
            <img src={barcode} alt={`Barcode ${sampleCode(order, clinicZone())}`} />
            <p>
              <b>Lab {token}</b> · {showDateTime(createdAt)}
            </p>
            <p className="sample-label-tests">{`${sample}: ${tests}`}</p>
          </div>
        </PrintPage>
      ))}
    </div>
  );
}
