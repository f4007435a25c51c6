import { dosageText } from '#contract/medicines/directions.rules.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';

type Prescription = Pick<PharmacyOrder, 'medications' | 'prescription_for_unavailable_drugs'>;

/** `Paracetamol 500 mg × 6, ORS × 2`, and the drugs for another pharmacy. */
export function medicationsOf({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: Prescription): string {
  const kept = medications.map(({ name, quantity }) => `${name} × ${quantity}`);
  return [kept.join(', '), elsewhere].filter(Boolean).join('\n');
}

/** Each drug with its directions, then each line of the prescription for another pharmacy. */
export function prescriptionLines({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: Prescription): string[] {
  return [
    ...medications.map((line) => `${line.name} × ${line.quantity}: ${dosageText(line, 'en')}`),
    ...elsewhere.split('\n').filter((text) => text.trim() !== ''),
  ];
}

/** The empty table of an order's medications. */
export const NO_MEDICATIONS = { title: 'No medications.', text: 'Edit the order to add some.' };
