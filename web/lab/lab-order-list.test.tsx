import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { openLabOrders } from '#web/testing/pages/open-lab-orders.ts';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });

describe('the list of the lab’s orders', () => {
  it('are searched with no text or from two characters, and paged', async () => {
    const { user, api } = await openLabOrders([aLabOrder({}, meena)], (double) =>
      double.on(listLabOrders, { orders: [aLabOrder({}, meena)], totalCount: 41 }),
    );
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'm{Enter}');
    expect(await screen.findByText('Please type at least 2 characters.')).toBeTruthy();
    expect(window.location.search).toBe('');
    await user.type(field, 'e{Enter}');
    await waitFor(() => expect(shownAddress()).toEqual({ query: '', typed: { search: 'me' } }));
    expect(screen.queryByText('Please type at least 2 characters.')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.requests(listLabOrders).at(-1)?.query).toMatchObject({ search: 'me', page: 2 }),
    );
    expect(await screen.findByText('Showing 21 to 40 of 41 results')).toBeTruthy();
  });

  it('are filtered by status, kept in the address', async () => {
    const { user, api } = await openLabOrders([aLabOrder({}, meena)]);
    const status = await screen.findByLabelText('Status');
    api.on(listLabOrders, { orders: [], totalCount: 0 });
    await user.selectOptions(status, 'Sample Collected');
    await waitFor(() => expect(window.location.search).toBe('?status=collected'));
    expect(await screen.findByText('No lab order fits the search.')).toBeTruthy();
    expect(api.requests(listLabOrders).at(-1)?.query.status).toBe('collected');
    await user.selectOptions(status, 'All statuses');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  });

  it('are searched with a debounce of one second', async () => {
    holdTime();
    const { user, api } = await openLabOrders([aLabOrder({}, meena)]);
    const asked = () => api.requests(listLabOrders).map(({ query }) => query.search ?? '');
    await user.type(await screen.findByRole('searchbox'), 'mee');
    await pass(700);
    expect(asked()).toEqual(['']);
    await pass(400);
    await waitFor(() => expect(asked()).toEqual(['', 'mee']));
    expect(api.requests(listLabOrders)[1]?.query).toMatchObject({ page: 1, limit: 20 });
  });

  it('show an empty list, and a loading error', async () => {
    const { api, events } = await openLabOrders([]);
    await screen.findByText('No lab orders yet.');
    api.on(listLabOrders, fail(500, 'Broken.'));
    events.emit({ topic: 'lab-orders', id: meena.id });
    expect(await screen.findByText('Broken.')).toBeTruthy();
  });
});
