import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';

it('the pharmacy’s queue has open orders first, and shows one status with the number of each', async () => {
  const counts = { pending: 2, billed: 1, dispensed: 40, cancelled: 0 };
  const api = apiDouble();
  const orders = [aPharmacyOrder({}, aPatient({ name: 'Meena Iyer' }))];
  const paging = { totalOrders: 43, totalPages: 5, currentPage: 1 };
  api.on(listPharmacyOrders, { orders, ...paging, counts });
  const { user } = await renderApp('/dashboard', { as: 'pharmacy', api });
  const show = await screen.findByLabelText('Show');
  await waitFor(() =>
    expect([...show.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All (43)',
      'Open (3)',
      'Pending (2)',
      'Billed (1)',
      'Dispensed (40)',
      'Cancelled (0)',
    ]),
  );
  expect(api.requests(listPharmacyOrders).at(-1)?.query.openFirst).toBe(true);
  await user.selectOptions(show, 'open');
  await waitFor(() => expect(api.requests(listPharmacyOrders).at(-1)?.query.status).toBe('open'));
  expect(shownAddress().query).toBe('?status=open');
});
