import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { PatientPicker } from '#web/patients/index.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { pageOf } from './add-to-queue.ts';

export const onPick = vi.fn();
export const onRegister = vi.fn();
export const meena = aPatient({ name: 'Meena Iyer', token: 12, phone: '98450 12345' });
export const meenal = aPatient({
  name: 'Meenal Das',
  ...{ token: 31, age: 7, gender: 'F', phone: null },
});

/** An API that finds Meena and Meenal; neither was picked yet. */
export function pickerApi(): ApiDouble {
  onPick.mockClear();
  onRegister.mockClear();
  queryClient.clear();
  const api = apiDouble();
  api.on(listPatients, pageOf(meena, meenal));
  return api;
}

/** Shows the field that finds a patient. */
export function showPicker(props: Partial<Parameters<typeof PatientPicker>[0]> = {}) {
  const ui = renderUi(
    <QueryClientProvider client={queryClient}>
      <PatientPicker onPick={onPick} onRegister={onRegister} {...props} />
    </QueryClientProvider>,
  );
  return { ...ui, field: screen.getByRole('combobox') };
}

export const optionNames = () =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);
