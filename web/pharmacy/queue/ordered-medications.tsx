import './ordered-medications.css';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';

/** The number of drugs on a phone's card (specification 2, section 2). */
const SHOWN_ON_SMALL = 2;

type OrderedMedicationsProps = Pick<
  PharmacyOrder,
  'medications' | 'prescription_for_unavailable_drugs'
>;

/** The drugs of an order in a line; on a phone, the first two in a column. */
export function OrderedMedications({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: OrderedMedicationsProps) {
  const hidden = medications.length - SHOWN_ON_SMALL;
  return (
    <div className="ordered">
      {medications.length > 0 && (
        <ul className="ordered-list">
          {medications.map(({ drug_id, name, quantity }) => (
            <li key={drug_id}>
              {name} ×&nbsp;{quantity}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <span className="ordered-more">...and {hidden} more</span>}
      {elsewhere && <p className="ordered-elsewhere">Elsewhere: {elsewhere}</p>}
    </div>
  );
}

/** The first two drugs in one line, which is cut before the number of the others. */
export function BriefMedications({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: OrderedMedicationsProps) {
  const first = medications.slice(0, SHOWN_ON_SMALL);
  const hidden = medications.length - first.length;
  const text = first.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');
  return (
    <div className="ordered-brief">
      <span>{text || (elsewhere && `Elsewhere: ${elsewhere}`)}</span>
      {hidden > 0 && <span>...and {hidden} more</span>}
    </div>
  );
}
