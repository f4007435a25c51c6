import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  editPharmacyOrder,
  getPatientChecks,
  getPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder, orderDetails, patientChecks } from '#web/testing/builders/history.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const pharmacist = aUser('pharmacy');
const CHANGED = 'Somebody else has changed this order meanwhile.';
const order = aPharmacyOrder({ status: 'pending' });
const [line] = order.medications;
const theirs: PharmacyOrder = {
  ...order,
  updatedAt: '2026-11-21T06:00:00.000Z',
  medications: [{ ...line!, quantity: 21, numberOfDays: 7, directions_to_use: 'Before food' }],
};

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(listDrugs, [aDrug({ id: line!.drug_id, sellable_quantity: 100 })]);
  api.on(listUsedDrugs, []);
  api.on(getPatientChecks, patientChecks());
  api.on(getPharmacyOrder, orderDetails(order));
  api.on(editPharmacyOrder, order);
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
});

const directions = () =>
  screen.findByLabelText<HTMLTextAreaElement>('Directions of Paracetamol 500 mg');
const press = (name: string) => screen.getByRole('button', { name });
const sent = () => api.requests(editPharmacyOrder).map(({ body }) => body);

const open = () => renderApp(`/dashboard/edit-pharmacy-order/${order.id}`, { as: pharmacist, api });

/** I have typed, and a colleague has saved. */
async function typed() {
  const rendered = await open();
  await rendered.user.type(await directions(), ', slowly');
  api.on(getPharmacyOrder, orderDetails(theirs));
  return {
    ...rendered,
    tell: () => rendered.events.emit({ topic: 'pharmacy-orders', id: order.id }),
  };
}

describe('two people edit one order', () => {
  it('shows the other version when the save is refused, and keeps the input', async () => {
    const { user } = await typed();
    api.on(editPharmacyOrder, fail(409, CHANGED, { code: 'conflict' }));
    await user.click(press('Save Order'));
    const told = within((await screen.findByText(CHANGED)).closest('[role="status"]')!);
    expect(
      told.getByText('Paracetamol 500 mg × 21, 3 a day, before food, for 7 days'),
    ).toBeTruthy();
    expect((await directions()).value).toBe('After food, slowly');
    expect(sent()[0]).toMatchObject({ updatedAt: order.updatedAt });
    await expectAccessible();

    await user.click(press('Load the newer version'));
    expect((await directions()).value).toBe('Before food');
    expect(screen.queryByText(CHANGED)).toBeNull();
    expect(screen.queryByText(/This order was not finished/)).toBeNull();
    api.on(editPharmacyOrder, theirs);
    await user.type(await directions(), ', slowly');
    await user.click(press('Save Order'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      items: [{ quantity: 21, directions_to_use: 'Before food, slowly' }],
      updatedAt: theirs.updatedAt,
    });
  });

  it('shows the other version after an event, and can replace it with mine', async () => {
    const { user, tell } = await typed();
    act(() => tell());
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    await user.click(press('Keep mine'));
    expect(screen.queryByText(CHANGED)).toBeNull();
    await user.click(press('Save Order'));
    expect(await screen.findByText('Pharmacy order updated successfully!')).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        items: [{ quantity: 15, directions_to_use: 'After food, slowly' }],
        updatedAt: theirs.updatedAt,
      },
    ]);
  });

  it('saves without a confirmation when both wrote the same', async () => {
    const { user, tell } = await typed();
    const same = [{ ...line!, directions_to_use: 'After food, slowly' }];
    api.on(getPharmacyOrder, orderDetails({ ...theirs, medications: same }));
    const before = api.requests(getPharmacyOrder).length;
    act(() => tell());
    await waitFor(() => expect(api.requests(getPharmacyOrder)).toHaveLength(before + 1));
    expect(screen.queryByText(CHANGED)).toBeNull();
    await user.click(press('Save Order'));
    expect(await screen.findByText('Pharmacy order updated successfully!')).toBeTruthy();
    expect(sent()).toMatchObject([{ updatedAt: theirs.updatedAt }]);
  });

  it('confirms again when the other person saves again', async () => {
    const { user, tell } = await typed();
    act(() => tell());
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    api.on(getPharmacyOrder, orderDetails({ ...theirs, updatedAt: '2026-11-21T06:01:00.000Z' }));
    act(() => tell());
    expect(await screen.findByText(CHANGED)).toBeTruthy();
  });

  it('stores the base version with the draft, through a killed browser', async () => {
    await typed();
    killPage();
    const { user } = await open();
    expect(await screen.findByText(/^This order was not finished/)).toBeTruthy();
    expect((await directions()).value).toBe('After food, slowly');
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    await user.click(press('Start over'));
    expect((await directions()).value).toBe('Before food');
    expect(screen.queryByText(CHANGED)).toBeNull();
  });

  it('does not treat its own save as another person’s', async () => {
    const { user, tell } = await typed();
    const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
    api.on(editPharmacyOrder, async () => {
      await isMade;
      return theirs;
    });
    await user.click(press('Save Order'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const before = api.requests(getPharmacyOrder).length;
    act(() => tell());
    await waitFor(() => expect(api.requests(getPharmacyOrder)).toHaveLength(before + 1));
    expect(screen.queryByText(CHANGED)).toBeNull();
    await act(async () => make());
    expect(await screen.findByText('Pharmacy order updated successfully!')).toBeTruthy();
  });
});
