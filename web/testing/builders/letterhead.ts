import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { PharmacySettings } from '#contract/clinics/pharmacy-settings.ts';

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
    upiId: null,
    upiName: null,
    taxRates: { consultation: 0, pharmacy: 0, lab: 0, other: 0, admission: 0 },
    logo: null,
    clinicName: 'Rao Clinic',
    updatedAt: null,
    ...changes,
  };
}

/** The settings of a pharmacy that has set nothing. */
export function somePharmacySettings(changes: Partial<PharmacySettings> = {}): PharmacySettings {
  return {
    licences: null,
    labelSize: '50x30',
    directionsLanguage: 'en',
    nearExpiryDays: null,
    pharmacistName: null,
    pharmacistRegistration: null,
    holdsScheduledSales: false,
    updatedAt: null,
    ...changes,
  };
}
