import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import { call } from '../../e2e/rig/api.ts';
import { makeClinic, type Person } from '../../e2e/rig/clinic.ts';

/** The users and records of a storm. */
export type World = {
  readonly people: Readonly<Record<Exclude<StaffRole, 'doctor'>, Person>>;
  readonly doctors: readonly Person[];
  readonly drugs: readonly { readonly id: string; readonly name: string }[];
  readonly labTestId: string;
};

const DRUGS = ['Paracetamol 500 mg', 'Cetirizine 10 mg', 'Omeprazole 20 mg'];
const OPENING_STOCK = 1_000_000;
export const PARAMETER = 'Haemoglobin';
/** In rupees. */
export const DRUG_PRICE = 2.5;
export const LAB_PRICE = 300;

/** Registers the clinic of a storm; each of its doctors sees one patient at a time. */
export async function makeWorld(url: string, doctors: number): Promise<World> {
  const { admin, hire } = await makeClinic(url);
  const { token } = admin;
  const drugs = [];
  for (const name of DRUGS) {
    const body = { name, price: DRUG_PRICE, quantity_in_stock: OPENING_STOCK };
    drugs.push(await call(url, addDrug, { body }, { token }));
  }
  const default_parameters = [{ name: PARAMETER, type: 'number' as const, defaultValue: '' }];
  const body = { name: 'Complete Blood Count', price: LAB_PRICE, default_parameters };
  const { id: labTestId } = await call(url, addLabTest, { body }, { token });
  const [receptionist, pharmacy, lab] = [
    await hire('receptionist'),
    await hire('pharmacy'),
    await hire('lab'),
  ];
  const hired: Person[] = [];
  while (hired.length < doctors) hired.push(await hire('doctor', `Dr. ${hired.length + 1}`));
  return { people: { admin, receptionist, pharmacy, lab }, doctors: hired, drugs, labTestId };
}
