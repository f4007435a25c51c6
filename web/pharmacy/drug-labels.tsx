import './order-papers.css';
import { formatDate } from '#contract/kernel/dates.ts';
import { dosageText } from '#contract/pharmacy/directions.rules.ts';
import type { DirectionsLanguage } from '#contract/pharmacy/directions.words.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

type DrugLabelsProps = { order: PharmacyOrderDetails; language: DirectionsLanguage };

/** A label of 50 × 30 mm for each drug that the patient keeps. */
export function DrugLabels({ order, language }: DrugLabelsProps) {
  const { clinic_name } = useCurrentUser();
  const kept = order.medications.filter((line) => line.quantity > line.returned_quantity);
  return (
    <div className="labels">
      {kept.map((line) => (
        <PrintPage key={line.drug_id} size="label" label={`Label of ${line.name}`}>
          <div className="label">
            <p className="label-patient">
              {order.patientName} ({order.patientTokenNumber})
            </p>
            <p className="label-drug">
              {line.name} × {line.quantity - line.returned_quantity}
            </p>
            <p className="label-directions" lang={language}>
              {dosageText(line, language)}
            </p>
            <p className="label-clinic">
              <span>{formatDate(order.date)}</span>
              <span>{clinic_name}</span>
            </p>
          </div>
        </PrintPage>
      ))}
    </div>
  );
}
