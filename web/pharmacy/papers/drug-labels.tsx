import { showDate } from '#web/lib/clinic-time.ts';
import './order-papers.css';
import type { DirectionsLanguage } from '#contract/medicines/directions.languages.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { unbroken } from '#contract/medicines/unbroken.rules.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { useLetterhead, usePharmacySettings } from '#web/clinics/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { labelPages, licenceLines } from './label-pages.ts';

type DrugLabelsProps = { order: PharmacyOrderDetails; language: DirectionsLanguage };
type Line = PharmacyOrderDetails['medications'][number];

/** A label for each dispensed drug, in the pharmacy's size; long directions take several, numbered. */
export function DrugLabels({ order, language }: DrugLabelsProps) {
  const kept = order.medications.filter((line) => line.quantity > line.returned_quantity);
  return (
    <div className="labels">
      {kept.map((line) => (
        <LabelsOfDrug key={line.drug_id} order={order} line={line} language={language} />
      ))}
    </div>
  );
}

function LabelsOfDrug({ order, line, language }: DrugLabelsProps & { line: Line }) {
  const { clinic_name } = useCurrentUser();
  const letterhead = useLetterhead();
  const settings = usePharmacySettings();
  const labelSize = settings?.labelSize ?? '50x30';
  const licences = settings?.licences ? licenceLines(settings.licences, labelSize) : [];
  const drug = `${line.name} × ${line.quantity - line.returned_quantity}`;
  const { size, texts } = labelPages(drug, dosageText(line, language), {
    size: labelSize,
    licences,
  });
  return texts.map((text, at) => {
    const page = texts.length > 1 ? ` ${at + 1}/${texts.length}` : '';
    return (
      <PrintPage key={page} size={`label-${labelSize}`} label={`Label of ${line.name}${page}`}>
        <div className="label" data-letters={size}>
          <p className="label-patient">
            <span>{order.patientName}</span> <span>({order.patientTokenNumber})</span>
          </p>
          <p className="label-drug">{unbroken(drug)}</p>
          <p className="label-directions" lang={language}>
            {text}
          </p>
          {licences.length > 0 && <p className="label-licences">{licences.join('\n')}</p>}
          <p className="label-clinic">
            <span>
              {showDate(order.date)}
              {page}
            </span>
            <span>{letterhead?.name ?? clinic_name}</span>
          </p>
        </div>
      </PrintPage>
    );
  });
}
