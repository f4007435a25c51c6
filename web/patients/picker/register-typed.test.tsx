import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { pageOf } from '#web/testing/pages/add-to-queue.ts';
import {
  onRegister,
  optionNames,
  pickerApi,
  showPicker,
} from '#web/testing/pages/patient-picker.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

let api: ApiDouble;
beforeEach(() => {
  api = pickerApi();
});

it('shows that no patient was found, and registers the typed text by Enter', async () => {
  api.on(listPatients, pageOf());
  const { user, field } = showPicker();
  await user.type(field, ' Tara Singh ');
  expect(await screen.findByText('No patients found.')).toBeTruthy();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(onRegister).toHaveBeenCalledExactlyOnceWith({ name: 'Tara Singh' });
});

it('offers no registration where the page has none', async () => {
  api.on(listPatients, pageOf());
  const { user, field } = showPicker({ onRegister: undefined });
  await user.type(field, 'tara');
  expect(await screen.findByText('No patients found.')).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Register new patient' })).toBeNull();
});

it('registers a line of name, age, gender and phone with all of them', async () => {
  api.on(listPatients, pageOf());
  const { user, field } = showPicker();
  await user.type(field, 'Ramesh Patil 45 M 98450 12345');
  await screen.findByText('No patients found.');
  expect(api.requests(listPatients).at(-1)?.query.search).toBe('Ramesh Patil 9845012345');
  expect(optionNames()).toEqual(['Register “Ramesh Patil” as a new patient45 · Male · 9845012345']);
  await user.keyboard('{Enter}');
  const line = { name: 'Ramesh Patil', age: '45', gender: 'M', phone: '9845012345' };
  expect(onRegister).toHaveBeenCalledExactlyOnceWith(line);
});

it.each([
  ['Sunita w/o Ramesh 32 F', 'Sunita', '32 · Female · W/o Ramesh'],
  ['45/M Ramesh 9845012345 Pune', 'Ramesh Pune 9845012345', '45 · Male · 9845012345'],
  ['Mr Ramesh Kulkarni', 'Ramesh Kulkarni', 'Male'],
  ['baby of Sunita 3 mths F', 'baby of Sunita', '3 mths · Female'],
])('searches %j by %j', async (typed, search, facts) => {
  api.on(listPatients, pageOf());
  const { user, field } = showPicker();
  await user.type(field, typed);
  await screen.findByText('No patients found.');
  expect(api.requests(listPatients).at(-1)?.query.search).toBe(search);
  expect(optionNames()[0]?.endsWith(`as a new patient${facts}`)).toBe(true);
});
