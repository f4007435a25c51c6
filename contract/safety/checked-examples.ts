import { checkOrder } from './check-order.rules.ts';
import type { OrderedDrug } from './checked-drug.ts';
import type { PatientChecks } from './warning.ts';

const TODAY = '2026-11-21';
const ADULT: PatientChecks = {
  age: 60,
  gender: 'F',
  allergies: null,
  pregnancy_due_on: null,
  today: TODAY,
  running: [],
};

export type Dose = Partial<
  Pick<OrderedDrug, 'tabletsPerDay' | 'numberOfDays' | 'directions_to_use'>
>;
/** An order line; one per day for one day by default. */
export const drug = (name: string, dose: Dose = {}): OrderedDrug => ({
  drug_id: name,
  name,
  description: null,
  tabletsPerDay: 1,
  numberOfDays: 1,
  directions_to_use: null,
  ...dose,
});
/** Checks an order of these drugs for an adult, or for `patient`. */
export const check = (
  drugs: readonly (string | OrderedDrug)[],
  patient: Partial<PatientChecks> = {},
  prescription = '',
) =>
  checkOrder(
    {
      drugs: drugs.map((one) => (typeof one === 'string' ? drug(one) : one)),
      prescription,
    },
    { ...ADULT, ...patient },
  );
/** `! id` for a serious warning, `id` for a note. */
export const ids = (...of: Parameters<typeof check>) =>
  check(...of).warnings.map(({ id, isSerious }) => (isSerious ? `! ${id}` : id));
