import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';
import { PatientPicker } from '../index.ts';

const onPick = vi.fn();
const onRegister = vi.fn();
let api: ApiDouble;

function found(...patients: ReturnType<typeof aPatient>[]) {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

const meena = aPatient({ name: 'Meena Iyer', token: 12, phone: '98450 12345' });
const meenal = aPatient({ name: 'Meenal Das', token: 31, age: 7, gender: 'F', phone: null });

beforeEach(() => {
  onPick.mockClear();
  onRegister.mockClear();
  queryClient.clear();
  api = apiDouble();
  api.on(listPatients, found(meena, meenal));
});

function show(props: Partial<Parameters<typeof PatientPicker>[0]> = {}) {
  const ui = renderUi(
    <QueryClientProvider client={queryClient}>
      <PatientPicker onPick={onPick} onRegister={onRegister} {...props} />
    </QueryClientProvider>,
  );
  return { ...ui, field: screen.getByRole('combobox') };
}

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('searches for 10 by name from 2 characters, debounced', async () => {
  holdTime();
  const { user, field } = show();
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
    ...found(meenal, meena),
    withTokenToday: { patient_id: meenal.id, token_no: 12 },
  });
  const { user, field } = show();
  await user.type(field, '12');
  await screen.findAllByRole('option');
  expect(optionNames().slice(0, 2)).toEqual([
    'Meenal DasToken 12 today · Patient no. 31 · 7 y, Female',
    'Meena IyerPatient no. 12 · 42 y, Female · 98450 12345',
  ]);
});

it('shows name, patient number, age, gender and phone of each', async () => {
  const { user, field } = show();
  await user.type(field, 'mee');
  await screen.findByText('2 patients found.');
  expect(optionNames()).toEqual([
    'Meena IyerPatient no. 12 · 42 y, Female · 98450 12345',
    'Meenal DasPatient no. 31 · 7 y, Female',
    'Register “mee” as a new patient',
  ]);
  await expectAccessible();
});

it('picks the only match on Enter', async () => {
  api.on(listPatients, found(meena));
  const { user, field } = show();
  await user.type(field, 'meena');
  await screen.findByText('1 patient found.');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meena);
});

it('picks none of several until an arrow key selects one', async () => {
  const { user, field } = show();
  await user.type(field, 'mee');
  await screen.findByText('2 patients found.');
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Meenal Das');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meena);
});

it('never picks a patient from stale results', async () => {
  holdTime();
  api.on(listPatients, found(meena));
  const { user, field } = show();
  await user.type(field, 'meena');
  await pass(400);
  await screen.findByText('1 patient found.');
  await user.keyboard('l{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onRegister).not.toHaveBeenCalled();
  expect(screen.getByText('Searching…')).toBeTruthy();
});

it('shows that no patient was found, and registers the typed text by Enter', async () => {
  api.on(listPatients, found());
  const { user, field } = show();
  await user.type(field, ' Tara Singh ');
  expect(await screen.findByText('No patients found.')).toBeTruthy();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(onRegister).toHaveBeenCalledExactlyOnceWith({ name: 'Tara Singh' });
});

it('offers no registration where the page has none', async () => {
  api.on(listPatients, found());
  const { user, field } = show({ onRegister: undefined });
  await user.type(field, 'tara');
  expect(await screen.findByText('No patients found.')).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Register new patient' })).toBeNull();
});

it('marks similar spellings, and picks none until an arrow key selects one', async () => {
  api.on(listPatients, { ...found(meena), nearSpellings: true });
  const { user, field } = show();
  await user.type(field, 'mina');
  expect(await screen.findByText('No exact match. Near spellings:')).toBeTruthy();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meena);
});

it('picks by mouse, and keeps the focus in the field', async () => {
  const { user, field } = show();
  await user.type(field, 'mee');
  await user.click(await screen.findByText('Meenal Das'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meenal);
  expect(document.activeElement).toBe(field);
});

it('closes on Escape, and clears on a second Escape', async () => {
  const { user, field } = show();
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
  const { user, field } = show();
  await user.type(field, 'mee');
  expect(await screen.findByText('Search failed: Broken.')).toBeTruthy();
  await expectAccessible();
  api.on(listPatients, found(meena));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Search failed: Broken.')).toBeNull());
  await user.click(field);
  expect(await screen.findByText('1 patient found.')).toBeTruthy();
});

it('shows why the choice is invalid', async () => {
  const { field } = show({ error: 'Please choose a patient.' });
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
  api.on(listPatients, found(sita, baby));
  const { user, field } = show();
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

it('picks by an Enter that was pressed before the result came', async () => {
  const slow = Promise.withResolvers<void>();
  api.on(listPatients, async ({ query }) => {
    await slow.promise;
    return query.search === 'meena' ? found(meena) : found(meenal);
  });
  const { user, field } = show();
  await user.type(field, 'meenal');
  await waitFor(() => expect(api.requests(listPatients)).toHaveLength(1));
  await user.keyboard('{Enter}{Backspace}');
  await waitFor(() => expect(api.requests(listPatients)).toHaveLength(2));
  slow.resolve();
  expect(await screen.findByText('1 patient found.')).toBeTruthy();
  // That Enter was for another text.
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: meena.id }));
  await user.clear(field);
  await user.type(field, 'meenal{Enter}');
  await waitFor(() => expect(onPick).toHaveBeenCalledTimes(2));
});

it('registers a line of name, age, gender and phone with all of them', async () => {
  api.on(listPatients, found());
  const { user, field } = show();
  await user.type(field, 'Ramesh Patil 45 M 98450 12345');
  await screen.findByText('No patients found.');
  expect(api.requests(listPatients).at(-1)?.query.search).toBe('Ramesh Patil 9845012345');
  expect(optionNames()).toEqual(['Register “Ramesh Patil” as a new patient45 · Male · 9845012345']);
  await user.keyboard('{Enter}');
  const line = { name: 'Ramesh Patil', age: '45', gender: 'M', phone: '9845012345' };
  expect(onRegister).toHaveBeenCalledExactlyOnceWith(line);
});

it('leaves the choice between the only match and a new patient where an age was typed', async () => {
  api.on(listPatients, found(meena));
  const { user, field } = show();
  await user.type(field, 'meena iyer 9 f');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onRegister).not.toHaveBeenCalled();
});

it.each(['baby meena', 'kumari meena iyer 98450 12345'])(
  'leaves the choice between the only match and a new patient for %j',
  async (typed) => {
    api.on(listPatients, found(meena));
    const { user, field } = show();
    await user.type(field, typed);
    await screen.findByText('1 patient found.');
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onRegister).not.toHaveBeenCalled();
  },
);

it('picks the only match for a name behind a title that is none', async () => {
  api.on(listPatients, found(meena));
  const { user, field } = show();
  await user.type(field, 'mrs meena iyer');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledOnce();
});
