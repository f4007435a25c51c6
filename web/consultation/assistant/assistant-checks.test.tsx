import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyProposals, generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  getPatientChecks,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { SAFETY_MESSAGES as M } from '#contract/safety/safety.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { fail } from '#web/testing/api-double.ts';
import { assistantDouble } from '#web/testing/assistant-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder, patientChecks } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { SETTINGS, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const ALLERGY = 'allergy:amoxicillin:penicillin';
const SAID = 'Warning: Allergy to Penicillin: Amoxicillin is a penicillin.';
const ORDER = {
  name: 'create_pharmacy_order',
  parameters: {
    items: [{ name: 'Amoxicillin 500 mg Capsule', tabletsPerDay: 3, numberOfDays: 5 }],
  },
};

type Proposal = { asks?: boolean; action?: object; orders?: PharmacyOrder[]; title?: string };

async function propose({
  asks = true,
  action = ORDER,
  orders = [],
  title = 'New pharmacy order',
}: Proposal = {}) {
  const double = visitDouble({ status: 'consulting' }, { complaint: 'Cough' });
  const { api, visit } = double;
  const drug = aDrug({ name: 'Amoxicillin 500 mg Capsule' });
  const warning = {
    id: ALLERGY,
    kind: 'allergy',
    isSerious: true,
    drug_ids: [drug.id],
    message: 'Allergy to Penicillin: Amoxicillin is a penicillin.',
  };
  api.on(listDrugs, [drug, aDrug({ name: 'Ringo 5 mg Tablet' })]);
  api.on(listPatientPharmacyOrders, orders);
  api.on(getClinicSettings, { settings: { ...SETTINGS, askBeforeApplying: asks } });
  const suggestion = `For the cough.\n\n\`\`\`json\n${JSON.stringify([action])}\n\`\`\``;
  const options = { model: 'test-model', role: 'doctor', answer: () => suggestion } as const;
  const assistant = assistantDouble(double, options);
  api.on(getPatientChecks, patientChecks({ allergies: ['Penicillin'] }));
  const isChecked = JSON.stringify(action).includes('Amoxicillin');
  api.on(applyProposals, (request) =>
    !isChecked || request.body.proposals.some(({ override_reasons: given }) => given.length > 0)
      ? assistant.apply(request)
      : fail(409, M.reasonsNeeded, { code: 'reasons_needed', position: 0, warnings: [warning] }),
  );
  const address = pathTo(ADDRESSES.bareEditComplaint, { visitId: visit.id });
  const { user } = await renderApp(address, { as: 'doctor', api });
  await user.type(await screen.findByLabelText('Complaint'), '{Enter}');
  const card = within(await screen.findByRole('region', { name: title }));
  const reasons = () =>
    api.requests(applyProposals).map(({ body }) => body.proposals[0]?.override_reasons);
  return { api, user, card, reasons };
}

it('a proposed order shows its warnings, and is applied with a reason alone', async () => {
  const { user, card, reasons } = await propose();
  const row = await card.findByLabelText('Warnings of Amoxicillin 500 mg Capsule');
  expect(row.textContent).toBe(SAID);
  expect(card.queryByLabelText('Warnings of the order')).toBeNull();
  await expectAccessible();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  const field = card.getByRole('textbox', { name: /^Reason in spite of the warning/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(reasons()).toEqual([]);
  await user.keyboard('2{Enter}');
  expect(await card.findByText('Order created!')).toBeTruthy();
  expect(reasons()).toEqual([[{ warning: ALLERGY, reason: 'Benefit outweighs the risk' }]]);
});

it('waits for a reason also where the assistant applies automatically, without another model call', async () => {
  const { api, user, card, reasons } = await propose({ asks: false });
  expect(await card.findByText(M.reasonsNeeded)).toBeTruthy();
  expect(reasons()).toEqual([[]]);
  const field = card.getByRole('textbox', { name: /^Reason in spite of the warning/ });
  await user.type(field, 'Tolerated last year{Enter}');
  expect(await card.findByText('Order created!')).toBeTruthy();
  expect(reasons().at(-1)).toEqual([{ warning: ALLERGY, reason: 'Tolerated last year' }]);
  expect(api.requests(generateSuggestion)).toHaveLength(1);
});

it('shows for a proposal too which drugs the checks do not cover', async () => {
  const parameters = { items: [{ name: 'Ringo 5 mg Tablet', tabletsPerDay: 1, numberOfDays: 5 }] };
  const { card } = await propose({ action: { ...ORDER, parameters } });
  expect(await card.findByText('Not checked: Ringo 5 mg Tablet')).toBeTruthy();
});

it('requires no reason for a change of status', async () => {
  const [line] = aPharmacyOrder().medications;
  const drug = { drug_id: anId(), name: 'Amoxicillin 500 mg Capsule' };
  const pending = aPharmacyOrder({ status: 'pending', medications: [{ ...line!, ...drug }] });
  const { api, user, card } = await propose({
    action: { name: 'edit_pharmacy_order', parameters: { status: 'dispensed' } },
    orders: [pending],
    title: 'Change of the pharmacy order',
  });
  api.on(applyProposals, fail(409, 'Nothing of it here.'));
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(api.requests(applyProposals)).toHaveLength(1));
  expect(api.requests(getPatientChecks)).toEqual([]);
});
