import { paise } from '../../../kernel/numbers/money.ts';
import type { LabOrder } from '../../../lab/lab-order.ts';
import { UNKNOWN_BORN } from '../../../patients/age.rules.ts';
import type { PharmacyOrder } from '../../../pharmacy/pharmacy-order.ts';
import { indexDrugs } from '../../matching/drug-index.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import { readSuggestion } from '../../read-suggestion.rules.ts';
import { planAction } from '../plan-action.rules.ts';
import type { PlanContext } from '../planned.ts';

export const drug = (name: string) => ({ id: name, name, unit: 'tablet', sellable_quantity: 50 });

export const test = (name: string) => ({ id: name, name, price: paise(100), ai_run_id: null });

export const line = (name: string, quantity = 10) => ({
  drug_id: name,
  name,
  quantity,
  tabletsPerDay: 2,
  numberOfDays: 5,
  directions_to_use: 'After food',
  price: paise(100),
  returned_quantity: 0,
  ai_run_id: null,
  box_number: null,
  stock: 50,
});

export const order = (
  id: string,
  date: string,
  rest: Partial<PharmacyOrder> = {},
): PharmacyOrder => ({
  id,
  patient_id: 'p',
  patientId: 'p',
  patientName: 'Asha',
  patientTokenNumber: 1,
  date,
  updatedAt: date,
  status: 'pending',
  prescribedBy: 'Dr Rao',
  dispensedBy: null,
  prescription_for_unavailable_drugs: '',
  prescriptionForUnavailableDrugs: '',
  medications: [line('Paracetamol 500 mg Tablet')],
  billId: null,
  overrides: [],
  ...rest,
});

export const labOrder = (rest: Partial<LabOrder> = {}): LabOrder => ({
  id: 'l1',
  patient_id: 'p',
  lab_token_number: 1,
  serialNumber: 1,
  status: 'pending',
  createdAt: '2026-11-01T00:00:00Z',
  collectedAt: null,
  reportId: null,
  billId: null,
  bill_id: null,
  tests: [test('Complete Blood Count'), test('ESR')],
  Patient: {
    id: 'p',
    name: 'Asha',
    token: 1,
    patient_token_number: 1,
    age: 30,
    ...UNKNOWN_BORN,
    gender: 'F',
    phone: null,
    phone_number: null,
  },
  ...rest,
});

export const CONTEXT: PlanContext = {
  visitId: 'r',
  patient: { id: 'p', name: 'Asha', age: 30, gender: 'F', phone: null },
  drugs: indexDrugs(
    ['Paracetamol 500 mg Tablet', 'Amoxicillin 250 mg Capsule', 'Amoxicillin 500 mg Capsule'].map(
      drug,
    ),
  ),
  tests: indexTests(['Complete Blood Count', 'ESR', 'Fasting Blood Sugar'].map(test)),
  pharmacyOrders: [order('new', '2026-11-03'), order('old', '2026-11-01')],
  labOrders: [labOrder()],
  caseSummary: 'Old summary',
  aiMemory: '',
};

export function plan(name: string, parameters: object, context: Partial<PlanContext> = {}) {
  const [call] = readSuggestion(JSON.stringify({ name, parameters })).calls;
  if (!call?.action) throw new Error(call?.problem ?? 'no call');
  return planAction(call.action, { ...CONTEXT, ...context });
}

export const PCM = { name: 'PCM 500', tabletsPerDay: 3, numberOfDays: 5 };
