import type { Letterhead } from '#contract/clinics/letterhead.ts';

/** An empty letterhead. */
export function aLetterhead(changes: Partial<Letterhead> = {}): Letterhead {
  return {
    name: null,
    address: null,
    phone: null,
    email: null,
    registration: null,
    footer: null,
    gstin: null,
    taxRates: { consultation: 0, pharmacy: 0, lab: 0, other: 0, admission: 0 },
    clinicName: 'Rao Clinic',
    updatedAt: null,
    ...changes,
  };
}
