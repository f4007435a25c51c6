import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  comparePatients,
  mergePatients,
  type RecordFacts,
} from '#contract/merges/merges.endpoints.ts';
import { alreadyMerged, bothVisit, MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import './merge-patients.page.tsx';

const details = { allergies: ['Penicillin'], address: '12 Lake Road' };
const older = aPatient({ name: 'Meena Iyer', token: 12, ...details });
const newer = aPatient({
  ...{ name: 'Mina Iyer', token: 77, address: '9 Hill Street', note: 'Hard of hearing' },
  ...{ allergies: ['Dust'], phone: null },
});
const facts: RecordFacts = {
  ...{ visits: 3, bills: 2, prescriptions: 0, labOrders: 1, stays: 0, appointments: 0 },
  ...{ billed: paise(50_000), paid: paise(30_000), due: paise(20_000) },
  lastSeen: '2026-11-03T05:00:00.000Z',
  otherNumbers: [],
};
const compared = {
  one: { patient: newer, facts: { ...facts, due: paise(90_000), otherNumbers: [5] } },
  other: { patient: older, facts },
  blocks: [] as string[],
  version: 'v1',
};
const done = {
  ...{ message: 'No. 77 is now part of no. 12.', keptId: older.id, token: 12, lostToken: 77 },
  moved: { visits: 3 },
};
const address = `/dashboard/patients/merge?patient=${newer.id}&other=${older.id}`;

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(comparePatients, compared);
  api.on(mergePatients, done);
});
const show = (at = address) => renderApp(at, { as: 'admin', api });
const row = async (label: string) =>
  (await screen.findByRole('rowheader', { name: label })).closest('tr') as HTMLElement;
const texts = async (label: string) =>
  within(await row(label))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('two records side by side', () => {
  it('show what each has, and unite the allergies', async () => {
    await show();
    expect(await texts('Number that stays')).toEqual(['77, also 5', '12']);
    expect(await texts('Bills')).toEqual(['2, ₹500.00', '2, ₹500.00']);
    expect(await texts('Due')).toEqual(['₹900.00, with the stay until now', '₹200.00']);
    expect(await texts('Note')).toEqual(['Hard of hearing', '–']);
    expect(await texts('Allergies after merging')).toEqual(['Dust, Penicillin']);
  });

  it('are accessible', async () => {
    await show();
    await row('Number that stays');
    await expectAccessible();
  });

  it('merge into the older number, with what was chosen and what it lacks', async () => {
    const { user } = await show();
    await user.click(
      await screen.findByRole('radio', { name: 'Address of no. 77: 9 Hill Street' }),
    );
    await user.click(screen.getByRole('button', { name: 'Merge no. 77 into no. 12' }));
    expect(await screen.findByText(done.message)).toBeTruthy();
    expect(api.requests(mergePatients)).toMatchObject([
      {
        params: { id: older.id },
        body: { lostId: newer.id, take: ['address', 'note'], version: 'v1' },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Open the record' })).toBeTruthy();
    // The merged records are not compared again, which would fail.
    expect(api.requests(comparePatients)).toHaveLength(1);
  });

  it('keep the other number by the keyboard', async () => {
    const { user } = await show();
    (await screen.findByRole('radio', { name: 'Patient no. 12 stays' })).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(await screen.findByRole('button', { name: 'Merge no. 12 into no. 77' }));
    await waitFor(() => expect(api.requests(mergePatients)).toHaveLength(1));
    expect(api.requests(mergePatients)[0]?.params).toEqual({ id: newer.id });
  });

  it('name the reason that prevents a merge', async () => {
    api.on(comparePatients, { ...compared, blocks: [bothVisit([4, 9])] });
    await show();
    expect(await screen.findByText(bothVisit([4, 9]))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Merge no/ })).toBeNull();
  });

  it('show the refusal of the server beside the choices', async () => {
    api.on(mergePatients, fail(409, M.changedSince));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: /^Merge no/ }));
    expect(await screen.findByText(M.changedSince)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'The two records' })).toBeTruthy();
  });
});

it('opens the record when a colleague has merged them, or begins with two others', async () => {
  const merged = alreadyMerged({ lost: 77, kept: 12 });
  api.on(comparePatients, fail(409, merged));
  const { user } = await show();
  expect(await screen.findByText(merged)).toBeTruthy();
  const record = screen.getByRole('link', { name: 'Open the record' });
  expect(record.getAttribute('href')).toBe(`/dashboard/patient-record/${newer.id}`);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Choose other records' }));
  expect(await screen.findByText(M.pickFirst)).toBeTruthy();
  expect(window.location.search).toBe('');
});

it('finds the other record by name, phone or number', async () => {
  api.on(getPatient, newer);
  api.on(listPatients, { patients: [older], totalCount: 1, currentPage: 1, totalPages: 1 });
  const { user } = await show(`/dashboard/patients/merge?patient=${newer.id}`);
  await user.type(await screen.findByLabelText(/^Find a patient/), 'Meena');
  await screen.findByRole('option', { name: /Meena Iyer/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: 'The two records' })).toBeTruthy();
  expect(api.requests(comparePatients)[0]?.params).toEqual({ id: newer.id, otherId: older.id });
  const stays = screen.getByRole('radio', { name: 'Patient no. 12 stays' });
  await waitFor(() => expect(document.activeElement).toBe(stays));
});
