import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { ALLERGY_MESSAGES } from '#contract/patients/allergies.messages.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { patientChecks } from '#web/testing/builders/history.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const allergies = ['Penicillin – rash', 'Dust'];
const meena = aPatient({ name: 'Meena Iyer', allergies });

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getPatient, meena);
  api.on(listDrugs, []);
  api.on(listUsedDrugs, []);
  api.on(getPatientChecks, patientChecks());
});

const open = (as: 'doctor' | 'pharmacy') =>
  renderApp(`/dashboard/add-order?patient=${meena.id}`, { as, api });

it('shows the patient’s allergies and pregnancy where drugs are chosen', async () => {
  await open('pharmacy');
  expect(await screen.findByText('Allergies: Penicillin – rash, Dust')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit allergies' })).toBeNull();
  await expectAccessible();
});

it.each([
  [null, 'Allergies not asked yet'],
  [[], 'No known allergies'],
])('shows %j as “%s”', async (allergies, said) => {
  api.on(getPatient, { ...meena, allergies });
  await open('doctor');
  expect(await screen.findByText(said)).toBeTruthy();
});

it('can be edited in place with Enter, without sending the order', async () => {
  const { user } = await open('doctor');
  await user.click(await screen.findByRole('button', { name: 'Edit allergies' }));
  const field = await screen.findByLabelText('Allergies');
  await expectAccessible();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.paste('x'.repeat(81));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/at most 80 characters/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'none');
  api.on(updatePatient, fail(500, 'Not now.'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  api.on(updatePatient, { ...meena, allergies: [] });
  api.on(getPatient, { ...meena, allergies: [] });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No known allergies')).toBeTruthy();
  expect(api.requests(updatePatient).at(-1)?.body).toEqual({
    allergies: [],
    allergiesBefore: meena.allergies,
  });
});

it('shows another person’s newer text, and keeps the input', async () => {
  const { user } = await open('doctor');
  await user.click(await screen.findByRole('button', { name: 'Edit allergies' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Allergies');
  await user.type(field, ', Sulfa');
  const now = [...allergies, 'Latex'];
  api.on(updatePatient, fail(409, ALLERGY_MESSAGES.changedMeanwhile, { code: 'conflict' }));
  api.on(getPatient, { ...meena, allergies: now });
  await user.keyboard('{Enter}');
  const said = `${ALLERGY_MESSAGES.changedMeanwhile} Now: Penicillin – rash, Dust, Latex.`;
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeTruthy();
  expect(field.value).toBe('Penicillin – rash, Dust, Sulfa');
  await user.type(field, ', Latex');
  api.on(updatePatient, { ...meena, allergies: [...allergies, 'Sulfa', 'Latex'] });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.requests(updatePatient).at(-1)?.body).toEqual({
      allergies: [...allergies, 'Sulfa', 'Latex'],
      allergiesBefore: now,
    }),
  );
});

it('has a due date for women, shown only while it applies', async () => {
  const due = addDays(clinicDay(new Date(), DEFAULT_TIME_ZONE), 90);
  const { user } = await open('doctor');
  await user.click(await screen.findByRole('button', { name: 'Edit allergies' }));
  const field = await screen.findByLabelText('Pregnant, due on');
  await user.type(field, due);
  api.on(updatePatient, { ...meena, pregnancy_due_on: due });
  api.on(getPatient, { ...meena, pregnancy_due_on: due });
  await user.click(screen.getByRole('button', { name: 'Save allergies' }));
  expect(await screen.findByText(/^Pregnant, due /)).toBeTruthy();
  await waitFor(() =>
    expect(api.requests(updatePatient)[0]?.body).toEqual({ pregnancy_due_on: due }),
  );
});

it('hides a pregnancy that is over', async () => {
  api.on(getPatient, { ...meena, pregnancy_due_on: '2020-01-01' });
  await open('doctor');
  await screen.findByText(/^Allergies: /);
  expect(screen.queryByText(/^Pregnant/)).toBeNull();
});
