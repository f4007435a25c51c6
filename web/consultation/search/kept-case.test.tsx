import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
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
  expect(document.activeElement).toBe(second.input);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  cleanup();
  const third = await open(SEARCH, { keepStorage: true });
  await third.user.click(screen.getByRole('button', { name: 'Discard' }));
  cleanup();
  await open(SEARCH, { keepStorage: true });
  expect(screen.queryByText(/^Not finished/)).toBeNull();
});

it.each([
  ['a letter', SEARCH, 'r'],
  ['a long number', SEARCH, '+91 98765 432100'],
])('leaves no case after %s', async (_what, page, text) => {
  const first = await open(page, { as: 'doctor' });
  await first.user.type(first.input, text);
  cleanup();
  const second = await open(page, { keepStorage: true });
  expect(second.input.value).toBe('');
  expect(screen.queryByText(/^Not finished/)).toBeNull();
});

it('forgets a name of three words that was searched wider', async () => {
  const { api } = visitDouble();
  api.on(listPatients, {
    patients: [],
    totalCount: 0,
    totalPages: 0,
    currentPage: 1,
  });
  const { user } = await renderApp(SEARCH.path, { api, as: 'doctor' });
  const input = await screen.findByLabelText(SEARCH.label);
  await user.type(input, 'Ravi Kumar Sharma');
  await user.keyboard('{ArrowDown}');
  cleanup();
  await open({ ...SEARCH, path: '/search-patient' }, { keepStorage: true });
  expect(screen.queryByText(/^Not finished/)).toBeNull();
});
