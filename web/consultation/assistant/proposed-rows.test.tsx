import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyProposals, dismissProposals } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { answer, openRecord } from '#web/testing/assistant.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PAN = 'Pan 40 mg Tablet';
const DOLO = 'Dolo 650 mg Tablet';
const drugs = {
  name: 'create_pharmacy_order',
  parameters: {
    items: [
      { name: PAN, tabletsPerDay: 1, numberOfDays: 5 },
      { name: DOLO, tabletsPerDay: 3, numberOfDays: 3 },
    ],
  },
};
const tests = { name: 'create_lab_order', parameters: { tests: ['CBC'] } };

async function propose(actions: object[] = [drugs, tests]) {
  const opened = await openRecord([answer('For the fever.', actions)]);
  const { api, user, field } = opened;
  const pan = aDrug({ name: PAN, sellable_quantity: 3 });
  api.on(listDrugs, [pan, aDrug({ name: DOLO })]);
  api.on(listLabTests, [aLabTest({ name: 'CBC' })]);
  await user.type(field, ' pan 40 od 5d, dolo tds{Enter}');
  const prescription = within(
    await screen.findByRole('region', { name: 'Proposed for the prescription' }),
  );
  return { ...opened, pan, prescription };
}

it('proposals wait as rows in their part of the sheet, with the words of the note', async () => {
  const { prescription } = await propose();
  await waitFor(() =>
    expect(prescription.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${PAN} × 5 (1 a day, 5 days) from “pan 40 od 5d”Only 3 in stockAcceptRemove`,
      `${DOLO} × 9 (3 a day, 3 days) from “dolo tds”100 in stockAcceptRemove`,
    ]),
  );
  const proposedTests = screen.getByRole('region', { name: 'Proposed tests' });
  expect(proposedTests.textContent).toContain('CBC');
  expect(screen.getByText('2 proposals wait in the visit sheet.')).toBeTruthy();
  const sheet = screen.getByRole('region', { name: 'Visit sheet' });
  expect(sheet.contains(proposedTests)).toBe(true);
  await expectAccessible();
});

it('a row is accepted or removed without the others', async () => {
  const { api, user, prescription } = await propose();
  await user.click(prescription.getByRole('button', { name: `Accept ${DOLO}` }));
  await waitFor(() =>
    expect(api.requests(applyProposals).map(({ body }) => body)).toEqual([
      {
        proposals: [{ position: 0, override_reasons: [], lines: [1] }],
        automatic: false,
        onSheet: true,
      },
    ]),
  );
});

it('a removed row is left out alone', async () => {
  const { api, user, prescription } = await propose();
  await user.click(prescription.getByRole('button', { name: `Remove ${PAN}` }));
  await waitFor(() =>
    expect(api.requests(dismissProposals).map(({ body }) => body)).toEqual([
      { positions: [0], lines: [0] },
    ]),
  );
});

it('Ctrl+Enter accepts everything that waits', async () => {
  const { api, user } = await propose();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Order created!')).toBeTruthy();
  expect(await screen.findByText('Success: Lab order created!')).toBeTruthy();
  expect(api.requests(applyProposals)).toHaveLength(2);
});

it('Ctrl+Enter leaves a drug with a serious warning waiting, and accepts the others', async () => {
  const { api, user, pan, assistant } = await propose([drugs]);
  const warning = {
    id: 'allergy:pantoprazole:pantoprazole',
    kind: 'allergy',
    isSerious: true,
    drug_ids: [pan.id],
    message: 'Allergy to pantoprazole.',
  };
  api.on(applyProposals, (request) =>
    request.body.proposals.some(({ lines }) => lines)
      ? assistant.apply(request)
      : fail(409, AI_MESSAGES.undecided, {
          ...{ code: 'reasons_needed', position: 0, warnings: [warning] },
        }),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 proposal waits for your decision.')).toBeTruthy();
  expect(api.requests(applyProposals).map(({ body }) => body.proposals[0]?.lines)).toEqual([
    undefined,
    [1],
  ]);
});

it('a deletion is not accepted by Ctrl+Enter', async () => {
  const { api, user, field } = await openRecord(
    [answer('Stopped.', [{ name: 'edit_pharmacy_order', parameters: { status: 'cancelled' } }])],
    { orders: [aPharmacyOrder({ status: 'pending' })] },
  );
  await user.type(field, '{Enter}');
  await screen.findByRole('button', { name: 'Accept' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(api.requests(applyProposals)).toEqual([]);
});
