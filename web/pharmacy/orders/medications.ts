import { dosageText } from '#contract/medicines/directions.rules.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';

type Prescription = Pick<PharmacyOrder, 'medications' | 'prescription_for_unavailable_drugs'>;

/** `Paracetamol 500 mg × 6, ORS × 2`, and what the pharmacy does not keep. */
export function medicationsOf({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: Prescription): string {
  const kept = medications.map(({ name, quantity }) => `${name} × ${quantity}`);
  return [kept.join(', '), elsewhere].filter(Boolean).join('\n');
}

/** Each drug with how it is taken, and then each line of what the pharmacy does not keep. */
export function prescriptionLines({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: Prescription): string[] {
  return [
    ...medications.map((line) => `${line.name} × ${line.quantity}: ${dosageText(line, 'en')}`),
    ...elsewhere.split('\n').filter((text) => text.trim() !== ''),
  ];
}
