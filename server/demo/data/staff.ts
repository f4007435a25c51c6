import type { Role } from '#contract/kernel/roles.ts';

export const CLINIC_NAME = 'Sunrise Family Clinic';
/** The password of every demo account; the data is invented and the sign-ins are printed. */
export const DEMO_PASSWORD = 'demo-1234';

export type DemoPerson = {
  readonly key: string;
  readonly name: string;
  readonly role: Role;
  readonly feePaise?: number;
  readonly qualification?: string;
  readonly registration?: string;
  readonly followUp?: { readonly days: number; readonly visits: number; readonly feePaise: number };
};

export const STAFF: readonly DemoPerson[] = [
  { key: 'superadmin', name: 'Super Admin', role: 'superadmin' },
  { key: 'admin', name: 'Anita Kulkarni', role: 'admin' },
  {
    key: 'doctor',
    name: 'Dr. Meera Hegde',
    role: 'doctor',
    feePaise: 50_000,
    qualification: 'MBBS, MD (General Medicine)',
    registration: 'KMC DEMO-1001',
    followUp: { days: 7, visits: 2, feePaise: 0 },
  },
  {
    key: 'doctor2',
    name: 'Dr. Arvind Nair',
    role: 'doctor',
    feePaise: 60_000,
    qualification: 'MBBS, DNB (Family Medicine)',
    registration: 'KMC DEMO-1002',
    followUp: { days: 10, visits: 1, feePaise: 20_000 },
  },
  {
    key: 'doctor3',
    name: 'Dr. Farhana Sheikh',
    role: 'doctor',
    feePaise: 50_000,
    qualification: 'MBBS, DCH',
    registration: 'KMC DEMO-1003',
  },
  {
    key: 'doctor4',
    name: 'Dr. Joseph Mathew',
    role: 'doctor',
    feePaise: 40_000,
    qualification: 'MBBS',
    registration: 'KMC DEMO-1004',
    followUp: { days: 5, visits: 1, feePaise: 0 },
  },
  { key: 'reception', name: 'Pallavi Gowda', role: 'receptionist' },
  { key: 'reception2', name: 'Imran Pasha', role: 'receptionist' },
  { key: 'lab', name: 'Sneha Fernandes', role: 'lab' },
  { key: 'pharmacy', name: 'Ganesh Shetty', role: 'pharmacy' },
];

export const AI_MEMORY = `Prefer generic names from our own list. Children under 12 get syrups by weight.
Repeat HbA1c every three months for diabetics, TSH every six for thyroid patients.`;
export const CLINIC_PROMPT =
  'Keep answers short. Give directions in plain words. Warning signs always come with advice.';

/** Invented numbers in a valid format. */
export const CLINIC_PAPER = {
  letterhead_address: '14, 3rd Cross, Indiranagar\nBengaluru 560038',
  letterhead_phone: '080 4123 5566',
  letterhead_email: 'care@demo.example',
  letterhead_registration: 'Karnataka PME Reg. No. BLU01234DEMO',
  letterhead_footer: 'Please bring this paper to your next visit.',
  gstin: '29ABCDE1234F1ZW',
  upi_id: 'sunrise.demo@example',
  upi_name: 'Sunrise Family Clinic (demo)',
} as const;

/** Invented licence numbers, and twice the month of a clinic that sets nothing. */
export const PHARMACY_SETTINGS = {
  pharmacy_licences: '20B: KA-BLR-DEMO-101\n21B: KA-BLR-DEMO-102',
  pharmacy_near_expiry_days: 60,
  pharmacist_name: 'Ganesh Shetty',
  pharmacist_registration: 'KSPC DEMO-2042',
} as const;

/** 5 % on medicines since 22 September 2025; the other services of a clinic are exempt. */
export const PHARMACY_TAX_BASIS_POINTS = 500;
