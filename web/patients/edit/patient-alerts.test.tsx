import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { ALLERGY_MESSAGES } from '#contract/patients/allergies.messages.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { patientChecks } from '#web/testing/builders/history.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const allergies = ['Penicillin – rash', 'Dust'];
const meena = aPatient({ name: 'Meena Iyer', allergies });

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  localStorage.clear();
  api = apiDouble();
  api.on(getPatient, meena);
  api.on(listDrugs, []);
  api.on(listUsedDrugs, []);
  api.on(getPatientChecks, patientChecks());
});

const open = (as: 'doctor' | 'pharmacy' | CurrentUser) =>
  renderApp(`/dashboard/add-order?patient=${meena.id}`, { as, api });
const edited = () => screen.findByLabelText<HTMLInputElement>('Allergies');

/** Opens the form, types into it, and is killed with the browser. */
async function leaveTyped(as: CurrentUser) {
  const { user } = await open(as);
  await user.click(await screen.findByRole('button', { name: 'Edit allergies' }));
  await user.type(await edited(), ', Sulfa');
  killPage();
}
const kept = () => Object.keys(localStorage).filter((key) => key.includes('.alerts.'));

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
  api.on(getPatient, { ...meena, allergies: now, pregnancy_due_on: '2027-01-15' });
  await user.keyboard('{Enter}');
  const said = `${ALLERGY_MESSAGES.changedMeanwhile} Now: Penicillin – rash, Dust, Latex; pregnant, due 15 Jan 2027.`;
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

it('saves only the due date, again too, when a colleague has changed the allergies', async () => {
  const due = addDays(clinicDay(new Date(), DEFAULT_TIME_ZONE), 90);
  const { user } = await open('doctor');
  await user.click(await screen.findByRole('button', { name: 'Edit allergies' }));
  const field = await edited();
  await user.type(screen.getByLabelText('Pregnant, due on'), due);
  const others = { ...meena, allergies: [...allergies, 'Latex'], pregnancy_due_on: '2027-01-15' };
  api.on(updatePatient, fail(409, ALLERGY_MESSAGES.changedMeanwhile, { code: 'conflict' }));
  api.on(getPatient, others);
  const save = screen.getByRole('button', { name: 'Save allergies' });
  await user.click(save);
  await waitFor(() => expect(field.value).toBe('Penicillin – rash, Dust, Latex'));
  api.on(updatePatient, { ...others, pregnancy_due_on: due });
  await user.click(save);
  await screen.findByRole('button', { name: 'Edit allergies' });
  expect(api.requests(updatePatient).map(({ body }) => body)).toEqual([
    { pregnancy_due_on: due, before: { pregnancy_due_on: null } },
    { pregnancy_due_on: due, before: { pregnancy_due_on: '2027-01-15' } },
  ]);
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
    expect(api.requests(updatePatient)[0]?.body).toEqual({
      ...{ pregnancy_due_on: due, before: { pregnancy_due_on: null } },
    }),
  );
});

it('hides a pregnancy that is over', async () => {
  api.on(getPatient, { ...meena, pregnancy_due_on: '2020-01-01' });
  await open('doctor');
  await screen.findByText(/^Allergies: /);
  expect(screen.queryByText(/^Pregnant/)).toBeNull();
});

it('keeps the input through a killed browser, and is refused before it replaces newer values', async () => {
  const doctor = aUser('doctor');
  await leaveTyped(doctor);
  const now = [...allergies, 'Latex'];
  api.on(getPatient, { ...meena, allergies: now });
  const { user } = await open(doctor);
  const field = await edited();
  expect(field.value).toBe('Penicillin – rash, Dust, Sulfa');
  expect(screen.getByText(PATIENT_INPUT_MESSAGES.restored)).toBeTruthy();
  expect(document.activeElement).not.toBe(field);
  await user.type(await screen.findByLabelText('Pregnant, due on'), '2027-02-01');
  api.on(updatePatient, fail(409, ALLERGY_MESSAGES.changedMeanwhile, { code: 'conflict' }));
  api.on(getPatient, { ...meena, allergies: now, pregnancy_due_on: '2027-01-15' });
  await user.click(screen.getByRole('button', { name: 'Save allergies' }));
  await screen.findByText(/Now: Penicillin – rash, Dust, Latex; pregnant, due 15 Jan 2027\./);
  expect(api.requests(updatePatient)[0]?.body).toMatchObject({
    ...{ allergiesBefore: allergies, before: { pregnancy_due_on: null } },
  });
  expect(kept()).toHaveLength(1);
  const form = within(screen.getByRole('group', { name: 'Allergies and pregnancy' }));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Allergies: Penicillin – rash, Dust, Latex')).toBeTruthy();
  expect(kept()).toEqual([]);
});

it.each([
  ['for another person', aUser('doctor'), meena],
  ['for another patient', null, aPatient({ name: 'Ravi Rao', allergies })],
])('does not open by itself %s', async (_, other, patient) => {
  const doctor = aUser('doctor');
  await leaveTyped(doctor);
  api.on(getPatient, patient);
  const address = `/dashboard/add-order?patient=${patient.id}`;
  await renderApp(address, { as: other ?? doctor, api });
  expect(await screen.findByRole('button', { name: 'Edit allergies' })).toBeTruthy();
});

it('does not open by itself once it was saved, nor when the record changes again', async () => {
  const doctor = aUser('doctor');
  await leaveTyped(doctor);
  api.on(getPatient, { ...meena, allergies: [...allergies, 'Sulfa'] });
  await open(doctor);
  await screen.findByRole('button', { name: 'Edit allergies' });
  killPage();
  api.on(getPatient, { ...meena, allergies: ['Latex'] });
  await open(doctor);
  expect(await screen.findByRole('button', { name: 'Edit allergies' })).toBeTruthy();
  expect(kept()).toEqual([]);
});

it('is gone once it is saved', async () => {
  const doctor = aUser('doctor');
  await leaveTyped(doctor);
  api.on(updatePatient, meena);
  const { user } = await open(doctor);
  await user.type(await edited(), '{Enter}');
  await screen.findByRole('button', { name: 'Edit allergies' });
  expect(kept()).toEqual([]);
});
