import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const SEARCH = { path: '/search-patient', label: 'Patient or new case' };
const NEW_VISIT = { path: '/new-case', label: 'New case' };
type Page = typeof SEARCH;

async function open({ path, label }: Page, as: Parameters<typeof renderApp>[1]) {
  const { api } = visitDouble();
  const { user } = await renderApp(path, { api, ...as });
  return { user, input: await screen.findByLabelText<HTMLTextAreaElement>(label) };
}

it.each([
  ['the New visit page stays when the search', NEW_VISIT, SEARCH],
  ['the search stays when the New visit page', SEARCH, NEW_VISIT],
])('a case begun on %s is emptied', async (_, page, other) => {
  const first = await open(page, { as: 'receptionist' });
  await first.user.type(first.input, 'Ravi,40,M,fever and cough');
  killPage();
  const second = await open(other, { keepStorage: true });
  expect(second.input.value).toBe('');
  await second.user.type(second.input, 'Asha,30,F,a new rash');
  await second.user.clear(second.input);
  killPage();
  const again = await open(page, { keepStorage: true });
  expect(again.input.value).toBe('Ravi,40,M,fever and cough');
});

it('a case that was left is offered beside the search, whose field is empty', async () => {
  const text = 'Ravi,40,M,fever and cough';
  const first = await open(SEARCH, { as: 'doctor' });
  await first.user.type(first.input, text);
  cleanup();
  const second = await open(SEARCH, { keepStorage: true });
  expect(second.input.value).toBe('');
  expect(screen.getByText(`Not finished: “${text}”`)).toBeTruthy();
  await second.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(second.input.value).toBe(text);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  cleanup();
  const third = await open(SEARCH, { keepStorage: true });
  await third.user.click(screen.getByRole('button', { name: 'Discard' }));
  cleanup();
  await open(SEARCH, { keepStorage: true });
  expect(screen.queryByText(/^Not finished/)).toBeNull();
});
