import { screen } from '@testing-library/react';
import type { KeptRun } from '#contract/ai/proposal.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { assistantDouble } from './assistant-double.ts';
import { aDrug } from './builders/drugs.ts';
import { aPharmacyOrder } from './builders/history.ts';
import { aUser } from './builders/people.ts';
import { SETTINGS, type VisitDouble, visitDouble } from './builders/visit-double.ts';
import { renderApp } from './render-app.tsx';

/** An answer as a model writes it: text, then the actions in a fenced block. */
export const answer = (words: string, actions: unknown) =>
  `${words}\n\n\`\`\`json\n${JSON.stringify(actions)}\n\`\`\``;

export const ORDER = {
  name: 'create_pharmacy_order',
  parameters: {
    items: [{ name: 'Dolo 650', tabletsPerDay: 2, numberOfDays: 3 }],
    prescription_for_unavailable_drugs: '',
  },
};

type Options = {
  /** Whether the clinic confirms changes before they are applied. */
  asks?: boolean;
  model?: string;
  role?: Role;
  /** The patient's pharmacy orders, newest first; the double stores them from then on. */
  orders?: readonly PharmacyOrder[];
  caseSummary?: string;
  /** Earlier questions and answers, newest first. */
  runs?: readonly KeptRun[];
  /** The record of an earlier opening, and its person. */
  double?: VisitDouble;
  person?: CurrentUser;
};

/**
 * Opens a record whose assistant gives these answers in order. The double stores the pharmacy orders as the server
 * would.
 */
export async function openRecord(
  suggestions: string[],
  {
    asks = true,
    model = 'test-model',
    role = 'doctor',
    orders = [],
    caseSummary: case_summary = '',
    runs = [],
    person = aUser(role),
    double = visitDouble({ status: 'consulting' }, { complaint: 'Fever', case_summary }),
  }: Options = {},
) {
  const { api, visit } = double;
  const drug = aDrug({ name: 'Paracetamol 650 mg Tablet' });
  const order = aPharmacyOrder({ patient_id: visit.patient_id, status: 'pending' });
  const held = { orders: orders.map((one) => ({ ...one, patient_id: visit.patient_id })) };
  api.on(listDrugs, [drug]);
  api.on(listLabTests, []);
  api.on(getClinicSettings, { settings: { ...SETTINGS, askBeforeApplying: asks } });
  const assistant = assistantDouble(double, { model, role, answer: () => suggestions.shift() });
  api.on(listPatientPharmacyOrders, () => held.orders);
  assistant.holds(runs);
  const address = pathTo(ADDRESSES.bareEditComplaint, { visitId: visit.id });
  const { user } = await renderApp(address, { as: person, api });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
  return { ...double, person, assistant, user, field, drug, order, held };
}
