import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { pageOf } from '#web/testing/pages/add-to-queue.ts';
import {
  meena,
  meenal,
  onPick,
  onRegister,
  pickerApi,
  showPicker,
} from '#web/testing/pages/patient-picker.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

let api: ApiDouble;
beforeEach(() => {
  api = pickerApi();
});

it('picks the only match on Enter', async () => {
  api.on(listPatients, pageOf(meena));
  const { user, field } = showPicker();
  await user.type(field, 'meena');
  await screen.findByText('1 patient found.');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meena);
});

it('picks none of several until an arrow key selects one', async () => {
  const { user, field } = showPicker();
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
  api.on(listPatients, pageOf(meena));
  const { user, field } = showPicker();
  await user.type(field, 'meena');
  await pass(400);
  await screen.findByText('1 patient found.');
  await user.keyboard('l{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onRegister).not.toHaveBeenCalled();
  expect(screen.getByText('Searching…')).toBeTruthy();
});

it('picks by mouse, and keeps the focus in the field', async () => {
  const { user, field } = showPicker();
  await user.type(field, 'mee');
  await user.click(await screen.findByText('Meenal Das'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(meenal);
  expect(document.activeElement).toBe(field);
});

it('picks by an Enter that was pressed before the result came', async () => {
  const slow = Promise.withResolvers<void>();
  api.on(listPatients, async ({ query }) => {
    await slow.promise;
    return query.search === 'meena' ? pageOf(meena) : pageOf(meenal);
  });
  const { user, field } = showPicker();
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

it('leaves the choice between the only match and a new patient where an age was typed', async () => {
  api.on(listPatients, pageOf(meena));
  const { user, field } = showPicker();
  await user.type(field, 'meena iyer 9 f');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onRegister).not.toHaveBeenCalled();
});

it.each(['baby meena', 'kumari meena iyer 98450 12345'])(
  'leaves the choice between the only match and a new patient for %j',
  async (typed) => {
    api.on(listPatients, pageOf(meena));
    const { user, field } = showPicker();
    await user.type(field, typed);
    await screen.findByText('1 patient found.');
    await user.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onRegister).not.toHaveBeenCalled();
  },
);

it('picks the only match for a name behind a title that is none', async () => {
  api.on(listPatients, pageOf(meena));
  const { user, field } = showPicker();
  await user.type(field, 'mrs meena iyer');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledOnce();
});

it.each([
  'Meena w/o Ramesh',
  'Meena d/o Mohan',
  'Meena w/o Mohan',
  'Meena Male',
  'Mr Iyer',
  'Mr Meena Iyer 98450 12345',
  'Mrs Meena 42',
])('takes no other person by Enter for %j', async (typed) => {
  const guardian = { guardian_relation: 'D/o', guardian_name: 'Ramesh' } as const;
  api.on(listPatients, pageOf({ ...meena, ...guardian }));
  const { user, field } = showPicker();
  await user.type(field, typed);
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  expect(onRegister).not.toHaveBeenCalled();
});

it('takes no patient whose gender is not known for a typed one', async () => {
  api.on(listPatients, pageOf({ ...meena, gender: null }));
  const { user, field } = showPicker();
  await user.type(field, 'Meena Female');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
});

it('picks the only match whose guardian is the typed one', async () => {
  const guardian = { guardian_relation: 'W/o', guardian_name: 'Ramesh' } as const;
  api.on(listPatients, pageOf({ ...meena, ...guardian }));
  const { user, field } = showPicker();
  await user.type(field, 'meena w/o ramesh');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledOnce();
});
