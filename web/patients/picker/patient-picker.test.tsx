import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { pageOf } from '#web/testing/pages/add-to-queue.ts';
import {
  meena,
  meenal,
  onPick,
  onRegister,
  optionNames,
  pickerApi,
  showPicker,
} from '#web/testing/pages/patient-picker.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

let api: ApiDouble;
beforeEach(() => {
  api = pickerApi();
});

it('searches for 10 by name from 2 characters, debounced', async () => {
  holdTime();
  const { user, field } = showPicker();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'm');
  await pass(400);
  expect(field.ariaExpanded ?? field.getAttribute('aria-expanded')).toBe('false');
  await user.type(field, 'ee');
  expect(screen.getByText('Searching…')).toBeTruthy();
  await pass(200);
  expect(api.requests(listPatients)).toHaveLength(0);
  await pass(150);
  expect(api.requests(listPatients).map(({ query }) => query)).toEqual([
    { search: 'mee', page: 1, limit: 10, sortBy: 'name', sortOrder: 'asc' },
  ]);
});

it('marks patients found by the token of the day or by the patient number', async () => {
  api.on(listPatients, {
    ...pageOf(meenal, meena),
    withTokenToday: { patient_id: meenal.id, token_no: 12 },
  });
  const { user, field } = showPicker();
  await user.type(field, '12');
  await screen.findAllByRole('option');
  expect(optionNames().slice(0, 2)).toEqual([
    'Meenal DasToken 12 today · Patient no. 31 · 7 y, Female',
    'Meena IyerPatient no. 12 · 42 y, Female · 98450 12345',
  ]);
});

it('shows name, patient number, age, gender and phone of each', async () => {
  const { user, field } = showPicker();
  await user.type(field, 'mee');
  await screen.findByText('2 patients found.');
  expect(optionNames()).toEqual([
    'Meena IyerPatient no. 12 · 42 y, Female · 98450 12345',
    'Meenal DasPatient no. 31 · 7 y, Female',
    'Register “mee” as a new patient',
  ]);
  await expectAccessible();
});

it('marks similar spellings, and picks none until an arrow key selects one', async () => {
  api.on(listPatients, { ...pageOf(meena), nearSpellings: true });
  const { user, field } = showPicker();
  await user.type(field, 'mina');
  expect(await screen.findByText('No exact match. Near spellings:')).toBeTruthy();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meena);
});

it('closes on Escape, and clears on a second Escape', async () => {
  const { user, field } = showPicker();
  await user.type(field, 'mee');
  await screen.findByText('2 patients found.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((field as HTMLInputElement).value).toBe('mee');
  await user.keyboard('{Escape}');
  expect((field as HTMLInputElement).value).toBe('');
});

it('shows what failed, and retries', async () => {
  api.on(listPatients, fail(500, 'Broken.'));
  const { user, field } = showPicker();
  await user.type(field, 'mee');
  expect(await screen.findByText('Search failed: Broken.')).toBeTruthy();
  await expectAccessible();
  api.on(listPatients, pageOf(meena));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Search failed: Broken.')).toBeNull());
  await user.click(field);
  expect(await screen.findByText('1 patient found.')).toBeTruthy();
});

it('shows why the choice is invalid', async () => {
  const { field } = showPicker({ error: 'Please choose a patient.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please choose a patient.')).toBeTruthy();
  await expectAccessible();
});

it('shows who shares a phone as a family, and adds another of them by keys', async () => {
  const guardian = { guardian_relation: 'W/o', guardian_name: 'Ramesh Rao' } as const;
  const phone = '9876543210';
  const family = { phone, address: '4 Lake Road' };
  const sita = aPatient({ name: 'Sita Rao', age: 38, ...family, ...guardian });
  const baby = aPatient({ name: 'Baby Rao', ...family, last_seen_on: '2026-11-03' });
  api.on(listPatients, pageOf(sita, baby));
  const { user, field } = showPicker();
  await user.type(field, '+91 98765 43210');
  expect(await screen.findByText('2 patients share this phone.')).toBeTruthy();
  const names = optionNames();
  expect(names[0]).toMatch(/^Sita Rao.*38 y, Female · W\/o Ramesh Rao · 9876543210$/);
  expect(names[1]).toMatch(/^Baby Rao.*seen 3 Nov 2026$/);
  expect(names[2]).toBe('Add another of this family, with their phone and address');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: baby.id }));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onRegister).toHaveBeenCalledExactlyOnceWith(family);
  await expectAccessible();
});
