import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { orderedAlready } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { invalidateTopics } from '#web/lib/api/use-api.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openSheet, PAN } from '#web/testing/open-sheet.ts';

const [first] = aPharmacyOrder().medications;
const line = { ...first!, drug_id: PAN.id, name: PAN.name };
const order = aPharmacyOrder({ status: 'pending', billId: null, medications: [line] });
const DISCARDED = new RegExp(
  `^${line.name} is billed: ${line.quantity}, as .* Your change to .* for 9 days was discarded\\.`,
);

/** The sheet of one prescription, and the same as a colleague leaves it. */
async function opened() {
  const view = await openSheet({ pharmacyOrders: [order] });
  const { api, user, region, visit } = view;
  const as = (status: 'billed' | 'cancelled') => {
    const billId = status === 'billed' ? anId() : null;
    return aVisitSheet(visit, { version: 4, pharmacyOrders: [{ ...order, status, billId }] });
  };
  /** Changes the days of the row to 9. */
  const change = async (): Promise<void> => {
    const days = await region.findByLabelText(`Days of ${line.name}`);
    await user.clear(days);
    await user.type(days, '9');
  };
  /** Refuses saves over an older version than this one. */
  const hold = (theirs: VisitSheet): void => {
    api.on(getVisitSheet, theirs);
    api.on(saveVisitSheet, ({ body }) =>
      body.version === 4
        ? { ...theirs, version: 5 }
        : fail(409, 'Changed.', { current: VisitSheet.encode(theirs) }),
    );
  };
  /** The saves that ordered on top of the colleague's version. */
  const ordered = () =>
    view.bodies().filter(({ version, prescriptions }) => version === 4 && prescriptions);
  return { ...view, as, change, hold, ordered };
}

describe('a row that a colleague billed meanwhile is never ordered again', () => {
  it('when its save is refused, and its message has both doses', async () => {
    const { bodies, as, change, hold } = await opened();
    hold(as('billed'));
    await change();
    expect(await screen.findByText(DISCARDED)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(bodies()).toHaveLength(1);
  });

  it('when the screen learns of it live, before it is saved', async () => {
    const { api, ordered, as, change, hold, region } = await opened();
    api.on(saveVisitSheet, fail(503, 'The server is starting.'));
    await change();
    await region.findByText(/^Kept on this device/);
    hold(as('billed'));
    await act(() => invalidateTopics('pharmacy-orders'));
    expect(await screen.findByText(DISCARDED)).toBeTruthy();
    expect(region.queryByLabelText(`Days of ${line.name}`)).toBeNull();
    expect(ordered()).toEqual([]);
  });

  it('when the visit is opened again with the change on the device', async () => {
    const { api, ordered, as, change, hold, again, region } = await opened();
    api.on(saveVisitSheet, loseConnection());
    await change();
    await region.findByText(/^Kept on this device/);
    cleanup();
    hold(as('billed'));
    await again();
    expect(await screen.findByText(DISCARDED)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(ordered()).toEqual([]);
    cleanup();
    await again();
    await screen.findByLabelText('Add to the prescription');
    expect(ordered()).toEqual([]);
  });

  it('and an unchanged row brings no message', async () => {
    const { user, region, as, bodies, hold } = await opened();
    hold(as('billed'));
    await user.type(await region.findByLabelText('Advice'), 'Rest');
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ version: 4, advice: 'Rest' }));
    expect(bodies().at(-1)?.prescriptions).toBeUndefined();
    expect(screen.queryByText(orderedAlready([line.name]))).toBeNull();
  });
});

it('a row that was changed while its prescription was cancelled is not ordered, with a message', async () => {
  const { ordered, as, change, hold } = await opened();
  hold(as('cancelled'));
  await change();
  expect(await screen.findByText(/was cancelled meanwhile, so .* is not ordered\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  expect(ordered()).toEqual([]);
});
