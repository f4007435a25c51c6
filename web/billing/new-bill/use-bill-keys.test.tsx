import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

it('has a key to the payment mode, past items and discount', async () => {
  const patient = aPatient({ name: 'Asha Menon' });
  const visit = aVisit({ token_no: 48 }, patient);
  const doctor = aStaffMember({ role: 'doctor' });
  const api = apiDouble();
  api.on(getPatient, patient);
  api.on(getStaffMember, doctor);
  api.on(getVisit, visit);
  const state = {
    ...{ patientId: patient.id, patientName: patient.name, billType: 'consultation' },
    ...{ queueId: visit.id, doctorId: doctor.id },
  };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  await screen.findByLabelText('Discount (%)');
  await user.keyboard('m');
  expect(document.activeElement).toBe(radio('Cash'));
  await user.keyboard('{ArrowRight}');
  expect(radio('UPI').checked).toBe(true);
  await user.click(radio('Pay later'));
  act(() => screen.getByRole('button', { name: /to pay later$/ }).focus());
  await user.keyboard('m');
  expect(document.activeElement).toBe(radio('Pay later'));
});
