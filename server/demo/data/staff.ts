import type { Role } from '#contract/kernel/roles.ts';

export const CLINIC_NAME = 'Sunrise Family Clinic';
/** The password of every demo account; the data is invented and the sign-ins are printed. */
export const DEMO_PASSWORD = 'demo-1234';

export type DemoPerson = {
  readonly key: string;
  readonly name: string;
  readonly role: Role;
  readonly feePaise?: number;
};

export const STAFF: readonly DemoPerson[] = [
  { key: 'superadmin', name: 'Super Admin', role: 'superadmin' },
  { key: 'admin', name: 'Anita Kulkarni', role: 'admin' },
  { key: 'doctor', name: 'Dr. Meera Hegde', role: 'doctor', feePaise: 50_000 },
  { key: 'doctor2', name: 'Dr. Arvind Nair', role: 'doctor', feePaise: 60_000 },
  { key: 'doctor3', name: 'Dr. Farhana Sheikh', role: 'doctor', feePaise: 50_000 },
  { key: 'doctor4', name: 'Dr. Joseph Mathew', role: 'doctor', feePaise: 40_000 },
  { key: 'reception', name: 'Pallavi Gowda', role: 'receptionist' },
  { key: 'reception2', name: 'Imran Pasha', role: 'receptionist' },
  { key: 'lab', name: 'Sneha Fernandes', role: 'lab' },
  { key: 'pharmacy', name: 'Ganesh Shetty', role: 'pharmacy' },
];

export const AI_MEMORY = `Prefer generic names from our own list. Children under 12 get syrups by weight.
Repeat HbA1c every three months for diabetics, TSH every six for thyroid patients.`;
export const CLINIC_PROMPT =
  'Keep answers short. Give directions in plain words. Warning signs always come with advice.';
