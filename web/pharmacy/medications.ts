import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';

type Prescription = Pick<PharmacyOrder, 'medications' | 'prescription_for_unavailable_drugs'>;

/** `Paracetamol 500 mg × 6, ORS × 2`, and what the pharmacy does not keep. */
export function medicationsOf({
  medications,
  prescription_for_unavailable_drugs: elsewhere,
}: Prescription): string {
  const kept = medications.map(({ name, quantity }) => `${name} × ${quantity}`);
  return [...kept, elsewhere].filter(Boolean).join(', ');
}
