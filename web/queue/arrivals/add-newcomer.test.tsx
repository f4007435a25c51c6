import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { getVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { doctor, emptyClinic, openAddToQueue } from '#web/testing/pages/add-to-queue.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('adding a new patient', () => {
  it('takes fewer than 12 keys besides the typed text, and no mouse', async () => {
    const api = emptyClinic();
    const newcomer = aPatient({ name: 'Tara Singh' });
    api.on(registerPatient, newcomer);
    api.on(joinQueue, aVisit({ token_no: 3 }, newcomer));
    const { user } = await openAddToQueue(api);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    await user.keyboard('Tara Singh');
    await screen.findByText(PATIENT_MESSAGES.noneFound);
    await press('{Enter}');
    expect(await screen.findByDisplayValue('Tara Singh')).toBe(document.activeElement);
    await press('{Tab}');
    await user.keyboard('29');
    await press('{Tab}');
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await press('F');
    await press('{Tab}');
    await user.keyboard('98450 12345');
    await press('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Token 3 · Tara Singh' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next patient' })).toBe(document.activeElement);
    expect(keys).toBeLessThan(12);
    expect(api.requests(registerPatient)[0]?.body).toEqual({
      name: 'Tara Singh',
      age: 29,
      gender: 'F',
      phone: '9845012345',
      address: null,
    });
  });

  async function newForm(api: ApiDouble) {
    const app = await openAddToQueue(api);
    await app.user.click(screen.getByRole('button', { name: 'Register new patient' }));
    await screen.findByLabelText(/^Full Name/);
    return app;
  }

  it.each([
    ['Full Name', '  ', PATIENT_INPUT_MESSAGES.nameRequired],
    ['Age', '-1', PATIENT_INPUT_MESSAGES.invalidAge],
    ['Age', '151', PATIENT_INPUT_MESSAGES.invalidAge],
    ['Phone', 'call me', PATIENT_INPUT_MESSAGES.invalidPhone],
  ])('refuses %s %j beside the field', async (label, typed, message) => {
    const api = emptyClinic();
    const { user } = await newForm(api);
    if (label !== 'Full Name') await user.type(screen.getByLabelText(/^Full Name/), 'Tara');
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), typed);
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`)));
    expect(api.requests(registerPatient)).toHaveLength(0);
    await expectAccessible();
  });

  it('keeps the registered patient when only the queue refuses, and does not register twice', async () => {
    const newcomer = aPatient({ name: 'Tara Singh' });
    const api = emptyClinic();
    api.on(registerPatient, newcomer);
    api.on(joinQueue, fail(503, 'The service is not available right now.'));
    const { user } = await newForm(api);
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara Singh');
    await user.type(screen.getByLabelText('Complaint'), 'Cough');
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(
      await screen.findByText('Operation failed: The service is not available right now.'),
    ).toBeTruthy();
    api.on(joinQueue, aVisit({ token_no: 5 }, newcomer));
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByRole('heading', { name: 'Token 5 · Tara Singh' })).toBeTruthy();
    expect(api.requests(registerPatient)).toHaveLength(1);
    expect(api.requests(joinQueue).at(-1)?.body).toMatchObject({ complaint: 'Cough' });
  });

  it('keeps no draft of a patient whose bill is opened', async () => {
    const newcomer = aPatient({ name: 'Tara Singh' });
    const api = emptyClinic();
    api.on(registerPatient, newcomer);
    const visit = aVisit({ token_no: 5 }, newcomer);
    api.on(joinQueue, async () => {
      // Registered, and not yet in the queue.
      await screen.findByRole('button', { name: 'Clear' });
      return visit;
    });
    api.on(getVisit, visit);
    api.on(getPatient, newcomer);
    api.on(getStaffMember, doctor);
    const { user } = await newForm(api);
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara Singh');
    await user.selectOptions(screen.getByLabelText('Doctor'), doctor.name);
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    await screen.findByRole('heading', { name: 'Create Bill for Tara Singh' });
    expect(Object.keys(localStorage).filter((key) => key.includes('draft.'))).toEqual([]);
  });

  it('keeps the input when the registration fails', async () => {
    const api = emptyClinic();
    api.on(registerPatient, fail(500, ''));
    const { user } = await newForm(api);
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara Singh');
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(await screen.findByText('Operation failed: Failed to register patient')).toBeTruthy();
    expect(screen.getByDisplayValue('Tara Singh')).toBeTruthy();
    await waitFor(() => expect(api.requests(joinQueue)).toHaveLength(0));
  });
});
