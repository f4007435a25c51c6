import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });

it('the lab’s orders are a tab of the reception', async () => {
  const api = apiDouble();
  api.on(listLabOrders, { orders: [aLabOrder({}, meena)], totalCount: 1 });
  await renderApp('/dashboard/lab-tests', { as: 'receptionist', api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lab Tests' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lab Tests' })).toBeTruthy();
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const targets = [target('New lab order'), target('Search reports')];
  expect(targets).toEqual(['/create-lab-order', '/lab/search-report']);
});
