import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { draftOf } from './draft/order-draft.ts';
import { orderInput } from './draft/order-input.ts';
import { changeLine } from './draft/order-line.ts';

const [line] = aPharmacyOrder().medications;
if (!line) throw new Error('The order has a line.');
const order = aPharmacyOrder({
  status: 'pending',
  dispensedBy: null,
  medications: [
    { ...line, ai_run_id: anId() },
    { ...line, drug_id: anId(), name: 'ORS' },
  ],
});

it('an order marks the drugs that the assistant proposed', async () => {
  const api = apiDouble();
  api.on(getPharmacyOrder, orderDetails(order));
  api.on(listDrugs, []);
  api.on(listUsedDrugs, []);
  await renderApp(`/dashboard/orders/${order.id}`, { as: 'pharmacy', api });
  const row = within(await screen.findByRole('row', { name: /^Paracetamol/ }));
  expect(row.getByText('AI proposal')).toBeTruthy();
  expect(screen.getAllByText('AI proposal')).toHaveLength(1);
  await expectAccessible();
});

it('the form shows the mark until the line is changed, and never sends it', () => {
  const { lines } = draftOf(order);
  const [proposed, own] = lines;
  if (!proposed || !own) throw new Error('There are two lines.');
  expect([proposed.isProposed, own.isProposed]).toEqual([true, false]);
  expect(changeLine(proposed, { days: '7' }).isProposed).toBe(false);
  expect(JSON.stringify(orderInput({ lines, prescription: '' }))).not.toContain('ai_run_id');
});
