import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import {
  admissionApi,
  admitted,
  button,
  discharged,
  IN,
  OUT,
  patient,
  showAdmission,
  stay,
} from '#web/testing/admission-page.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aCalculation, anAdmission } from '#web/testing/builders/admissions.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

let api: ApiDouble;

beforeEach(() => {
  api = admissionApi();
});

const show = (as?: Role) => showAdmission(api, as);

describe('the admissions of a patient', () => {
  it('are listed with their totals and bills', async () => {
    const past = anAdmission({
      patient_id: patient.id,
      bill_status: 'paid',
      discharge_date: OUT,
      admission_date: IN,
      calculated: aCalculation({ days: 2, paid: 320_000 }),
    });
    api.on(getPatient, discharged);
    api.on(listAdmissions, [past]);
    await show();
    const row = await screen.findByRole('row', { name: /PAID/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '19 Nov 2026, 10:00 am',
      '20 Nov 2026, 4:05 pm',
      '2',
      '₹3,200.00',
      '₹3,200.00',
      '₹0.00',
      'PAID',
      'View bill',
      'Summary',
    ]);
    const link = within(row)
      .getByRole('link', { name: /^View bill/ })
      .getAttribute('href');
    expect(link).toBe(`/patient/${patient.id}/admission-bill/${past.bill_id}`);
    await expectAccessible();
  });

  it('show that they could not be loaded, and retry', async () => {
    api.on(listAdmissions, fail(503, 'Not available.'));
    const { user } = await show();
    expect(await screen.findByText(M.loadStaysFailed)).toBeTruthy();
    api.on(listAdmissions, [stay]);
    await user.click(await button('Retry'));
    expect(await screen.findByRole('row', { name: /PENDING/ })).toBeTruthy();
  });

  it('update after a colleague’s action', async () => {
    const { events } = await show();
    await button('Admit');
    api.on(getPatient, admitted);
    api.on(listAdmissions, [stay]);
    events.emit({ topic: 'patients', id: patient.id });
    expect(await button('Discharge')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /PENDING/ })).toBeTruthy();
  });
});
