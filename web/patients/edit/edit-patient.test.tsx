import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { endSession } from '#web/lib/session/session.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { patientFacts } from '../picker/patient-facts.ts';

const patient = aPatient({
  ...{ name: 'Mina Iyer', age: 42, gender: 'F', phone: '98450 12345' },
  ...{ address: 'Mysuru', allergies: ['Penicillin'] },
});
let api: ApiDouble;
let today: typeof patient;

beforeEach(() => {
  localStorage.clear();
  today = patient;
  api = apiDouble();
  api.on(listPatients, () => ({
    ...{ patients: [today], totalCount: 1, currentPage: 1, totalPages: 1 },
  }));
  api.on(getPatient, () => today);
  api.on(findAlike, { found: [] });
  api.on(getLetterhead, aLetterhead());
  api.on(listPlans, []);
  api.on(updatePatient, ({ body }) => {
    today = { ...today, ...(body.name && { name: body.name }) };
    return today;
  });
});

async function edit(as: 'receptionist' | 'admin' | CurrentUser = 'receptionist') {
  const page = as === 'admin' ? '/dashboard/patients' : '/dashboard/all-patients';
  const rendered = await renderApp(page, { as, api });
  await rendered.user.click(
    await screen.findByRole('button', { name: `Edit details of ${today.name}` }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit patient details' }));
  return { ...rendered, form, name: await form.findByLabelText<HTMLInputElement>(/Full Name/) };
}

it('opens again right after it was closed, with the details of now', async () => {
  const { user } = await edit();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  today = { ...patient, phone: '98450 99999' };
  await user.click(screen.getByRole('button', { name: 'Edit details of Mina Iyer' }));
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  expect(phone.value).toBe('98450 99999');
});

describe.each([
  ['receptionist', 'Record of Meena Iyer, Patient no. 7', /^\/dashboard\/patient-record\//],
  ['admin', 'Compare and merge with Meena Iyer, Patient no. 7', /^\/dashboard\/patients\/merge\?/],
] as const)('a %s who types the details of a known patient', (role, link, address) => {
  it('is led to that record, and the stored details ask for nothing', async () => {
    const known = aPatient({ name: 'Meena Iyer', token: 7, phone: '98450 12345' });
    api.on(findAlike, {
      found: [
        { patient: known, same_phone: true, likely: true },
        { patient, same_phone: true, likely: true },
      ],
    });
    const { user, form, name } = await edit(role);
    expect(api.requests(findAlike)).toHaveLength(0);
    await user.clear(name);
    await user.type(name, 'Meena Iyer');
    const like = await form.findByRole('group', { name: 'Records like this one' });
    expect(within(like).getAllByRole('link')).toHaveLength(1);
    const anchor = within(like).getByRole('link', { name: link });
    expect(anchor.getAttribute('href')).toMatch(address);
    expect(anchor.getAttribute('href')).toContain(known.id);
    await expectAccessible();
  });
});

it('shows the stored values, and sends only changed ones', async () => {
  const { user, form, name } = await edit();
  const shown = ['Full Name', 'Age', 'Gender', 'Phone', 'Address', 'Allergies'].map(
    (label) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
  );
  expect(shown).toEqual(['Mina Iyer', '42', 'F', '98450 12345', 'Mysuru', 'Penicillin']);
  await expectAccessible();
  await user.clear(name);
  await user.type(name, 'Meena Iyer{Enter}');
  expect(await screen.findByText('Details saved.')).toBeTruthy();
  expect(api.requests(updatePatient).map(({ body }) => body)).toEqual([
    { name: 'Meena Iyer', phone: undefined, before: { name: 'Mina Iyer' } },
  ]);
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the blood group, which the patient’s header then shows', async () => {
  const { user, form } = await edit();
  const group = form.getByLabelText<HTMLSelectElement>('Blood group');
  expect(group.value).toBe('');
  await user.selectOptions(group, 'O+');
  await user.click(form.getByRole('button', { name: 'Save details' }));
  await screen.findByText('Details saved.');
  expect(api.requests(updatePatient).map(({ body }) => body)).toEqual([
    { blood_group: 'O+', phone: undefined, before: { blood_group: null } },
  ]);
  expect(patientFacts(patient).join()).not.toContain('Blood group');
  expect(patientFacts({ ...patient, blood_group: 'O+' })).toContain('Blood group O+');
});

it('refuses an invalid age beside its field, and sends nothing when nothing changed', async () => {
  const { user, form } = await edit();
  const age = form.getByLabelText('Age');
  await user.clear(age);
  await user.type(age, 'forty');
  await user.click(form.getByRole('button', { name: 'Save details' }));
  expect(form.getByText(PATIENT_INPUT_MESSAGES.unreadableAge)).toBeTruthy();
  await user.clear(age);
  await user.type(age, '42');
  await user.click(form.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(updatePatient)).toEqual([]);
});

it('shows a colleague’s change, and overwrites only the typed field when saved again', async () => {
  const { user, form, name } = await edit();
  today = { ...patient, name: 'Meenakshi Iyer', phone: '98450 99999' };
  api.on(updatePatient, fail(409, 'A colleague has changed these details meanwhile.'));
  await user.clear(name);
  await user.type(name, 'Meena Iyer{Enter}');
  expect(await form.findByText(/meanwhile\. Now: Meenakshi Iyer, 42, F/)).toBeTruthy();
  expect(name.value).toBe('Meena Iyer');
  api.on(updatePatient, () => today);
  await user.click(form.getByRole('button', { name: 'Save details' }));
  await screen.findByText('Details saved.');
  expect(api.requests(updatePatient)[1]?.body).toEqual({
    ...{ name: 'Meena Iyer', phone: undefined, before: { name: 'Meenakshi Iyer' } },
  });
});

describe('an edit in a browser that is killed', () => {
  const person = aUser('receptionist');
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.patient-edit.'));
  const leaveTyped = async () => {
    const { user, name, form } = await edit(person);
    await user.clear(name);
    await user.type(name, 'Meena Iyer');
    const age = form.getByLabelText('Age');
    await user.clear(age);
    await user.type(age, '43');
    killPage();
  };

  it('is restored beside a colleague’s newer details, and refused before it replaces one', async () => {
    await leaveTyped();
    today = { ...patient, name: 'Meenakshi Iyer', phone: '98450 99999' };
    const { user, form, name } = await edit(person);
    expect(form.getByText(PATIENT_INPUT_MESSAGES.restored)).toBeTruthy();
    const shown = ['Age', 'Phone'].map((label) => form.getByLabelText<HTMLInputElement>(label));
    expect([name, ...shown].map(({ value }) => value)).toEqual([
      ...['Meena Iyer', '43', '98450 99999'],
    ]);
    api.on(updatePatient, fail(409, PATIENT_INPUT_MESSAGES.changedMeanwhile));
    await user.click(form.getByRole('button', { name: 'Save details' }));
    await form.findByText(/meanwhile\. Now: Meenakshi Iyer, 42, F/);
    expect(api.requests(updatePatient)[0]?.body).toMatchObject({
      ...{ name: 'Meena Iyer', age: 43, before: { name: 'Mina Iyer' } },
    });
    expect(kept()).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is offered on every page, and opens from there', async () => {
    await leaveTyped();
    const { user } = await renderApp('/dashboard/all-patients', { as: person, api });
    const offer = await screen.findByText('Changes of Mina Iyer were not saved.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(offer.isConnected).toBe(false));
    const form = within(await screen.findByRole('dialog'));
    expect((await form.findByLabelText<HTMLInputElement>(/Full Name/)).value).toBe('Meena Iyer');
  });

  it('is offered no longer once it was opened from its row, or after signing out', async () => {
    await leaveTyped();
    const { user } = await renderApp('/dashboard/all-patients', { as: person, api });
    const offer = 'Changes of Mina Iyer were not saved.';
    await screen.findByText(offer);
    await user.click(screen.getByRole('button', { name: 'Edit details of Mina Iyer' }));
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    killPage();
    await renderApp('/dashboard/all-patients', { as: person, api });
    await screen.findByText(offer);
    act(() => endSession());
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
  });

  it('is gone once it is saved', async () => {
    await leaveTyped();
    const { user, form } = await edit(person);
    await user.click(form.getByRole('button', { name: 'Save details' }));
    await screen.findByText('Details saved.');
    expect(kept()).toEqual([]);
  });

  it.each([
    ['another person', aUser('receptionist'), patient],
    ['another patient', person, aPatient({ name: 'Ravi Rao', age: 30 })],
  ])('is not shown to or for %s', async (_, as, shown) => {
    await leaveTyped();
    today = shown;
    const { form, name } = await edit(as);
    expect(name.value).toBe(shown.name);
    expect(form.queryByText(PATIENT_INPUT_MESSAGES.restored)).toBeNull();
  });

  it('is not shown once the patient had these details, nor when they change again', async () => {
    await leaveTyped();
    today = { ...patient, name: 'Meena Iyer', age: 43 };
    await edit(person);
    killPage();
    today = { ...patient, name: 'Meenakshi Iyer', age: 44 };
    const { form, name } = await edit(person);
    expect(name.value).toBe('Meenakshi Iyer');
    expect(form.queryByText(PATIENT_INPUT_MESSAGES.restored)).toBeNull();
    expect(kept()).toEqual([]);
  });
});

it('can be opened from the palette', async () => {
  const { user } = await renderApp('/dashboard/all-patients', { as: 'receptionist', api });
  await screen.findByRole('grid', { name: 'Patients' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Patient, screen/ }), 'mina');
  await screen.findByRole('option', { name: /Mina Iyer/ });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Edit details' }));
  expect(await screen.findByRole('dialog', { name: 'Edit patient details' })).toBeTruthy();
});
