import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FactorDemand } from '#contract/owner/factor-demand.ts';
import { demandFactor, getFactorDemand } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const OWNER = aUser('admin', { is_owner: true });
const RAVI = { id: anId(), name: 'Ravi Kumar' };
const FREE: FactorDemand = { from: null, due: false, people: 3, without: [RAVI] };

function open(demand: FactorDemand) {
  const api = apiDouble();
  api.on(getFactorDemand, demand);
  return renderApp('/admin/owner?section=second-factor', { as: OWNER, api });
}

it('lists people without a second factor, and requires one in 7 days after the password', async () => {
  const { user, api } = await open(FREE);
  expect(await screen.findByText(/2 of 3 people have one\.$/)).toBeTruthy();
  expect(screen.getByText('Without one: Ravi Kumar.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Require it in 7 days' }));
  await expectAccessible();
  const wrong = 'The current password is not right.';
  api.on(demandFactor, fail(400, wrong, { fields: { password: wrong } }));
  await user.type(screen.getByLabelText(/^Your password/), 'secret1{Enter}');
  expect(await screen.findByText(wrong)).toBeTruthy();

  const pending = { ...FREE, from: '2026-11-29T09:00:00.000Z' };
  api.on(demandFactor, pending);
  api.on(getFactorDemand, pending);
  await user.click(screen.getByRole('button', { name: 'Require it in 7 days' }));
  expect(await screen.findByText(/^A second factor is required of everybody from/)).toBeTruthy();
  expect(await screen.findByText(M.demandedLater)).toBeTruthy();
  const sent = api.requests(demandFactor).at(-1);
  expect(sent?.body).toEqual({ password: 'secret1', demand: 'in_7_days' });
  for (const name of ['Require it at once', 'No longer require it']) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
});

it('offers only to end the requirement once it is set, and shows the effect', async () => {
  const { user } = await open({ ...FREE, from: '2026-11-22T09:00:00.000Z', due: true });
  expect(await screen.findByText(/^A second factor is required of everybody since/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Require/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No longer require it' }));
  expect(screen.getByText(/^People who have one keep it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'No longer require it' })).toBeTruthy();
});

it('links an owner without a second factor to set up their own first', async () => {
  await open({ ...FREE, without: [{ id: OWNER.id, name: OWNER.name }] });
  const link = await screen.findByRole('link', { name: 'set up your own' });
  expect(link.getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('button', { name: /^Require/ })).toBeNull();
});
