import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { ROLES, type Role } from '#contract/kernel/roles.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { keepPending } from '#web/ui/keep-pending.ts';
import { EXPECTED_ADDRESSES, foundBy } from './expected-pages.ts';

/** A page is identified by its heading, which is rendered before any reply. */
function aSilentClinic(): ApiDouble {
  const api = apiDouble();
  for (const endpoint of ALL_ENDPOINTS) api.on(endpoint, keepPending);
  // An empty table renders faster than its skeleton, and each redirect ends at one of these.
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(listQueue, []);
  return api;
}

/** Navigates as the browser's Back button does, and returns the heading then shown. */
async function visit(address: string): Promise<string> {
  const names = new Map<string, string>();
  const path = address.replaceAll(/:\w+/g, (name) => {
    const id = name === ':code' ? 'c'.repeat(22) : anId();
    names.set(id, name);
    return id;
  });
  await act(async () => {
    window.history.pushState({ usr: null, key: path, idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());

  const title = document.querySelector('h1')?.textContent;
  const header = document.querySelector('.app-header') ? '' : ', without header';
  let at = `${window.location.pathname}${window.location.search}`;
  for (const [id, name] of names) at = at.replace(id, name);
  return `${title}${header}, at ${at}`;
}

async function walk(as: Role | undefined): Promise<Record<string, string>> {
  await renderApp('/', { as, api: aSilentClinic() });
  const shown: Record<string, string> = {};
  for (const address of EXPECTED_ADDRESSES) shown[address] = await visit(address);
  return shown;
}

it.each(ROLES)('the page of a %s at each address', { timeout: 60_000 }, async (role) => {
  const expected = EXPECTED_ADDRESSES.map((address) => [address, foundBy(role, address)]);
  expect(await walk(role)).toEqual(Object.fromEntries(expected));
});

it('signed out, only the pages to sign in and to register exist', {
  timeout: 60_000,
}, async () => {
  const expected = EXPECTED_ADDRESSES.map((address) => [
    address,
    'Sign in, without header, at /login',
  ]);
  expect(await walk(undefined)).toEqual({
    ...Object.fromEntries(expected),
    '/register': 'Register your clinic, without header, at /register',
    '/reset': 'Set a new password, without header, at /reset',
    '/display/:code': 'Waiting room, without header, at /display/:code',
    '/t/:code': 'Your place in the queue, without header, at /t/:code',
  });
});
