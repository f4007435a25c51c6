import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aCalculation, anAdmission, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const IN = '2026-11-19T04:30:00.000Z';
const OUT = '2026-11-20T10:35:00.000Z';
const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const admitted = { ...patient, admission_date: IN };
const discharged = { ...admitted, discharge_date: OUT };
const stay = anAdmission({ patient_id: patient.id, admission_date: IN });

let api: ApiDouble;

beforeEach(() => {
  api = apiDouble();
  api.on(getPatient, patient);
  api.on(listAdmissions, []);
  api.on(getClinicSettings, {
    settings: {
      admissionCharge: paise(50_000),
      otherCharges: paise(30_000),
      perDayCharge: paise(120_000),
      aiMemory: '',
      aiMemoryUpdatedAt: null,
      clinicWideSystemPrompt: '',
      clinicWideSystemPromptUpdatedAt: null,
      askBeforeApplying: true,
      sharedComputers: false,
      lockAfterMinutes: 5,
      locksNotes: false,
      noteLockHours: 1,
    },
  });
  const bill = anAdmissionBill({ id: stay.bill_id, patient_id: patient.id });
  api.on(getBill, bill);
});

const show = (as: Role = 'receptionist') =>
  renderApp(`/manage-admission?patient=${patient.id}`, { as, api });
const button = (name: string) => screen.findByRole('button', { name });

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
    ]);
    const link = within(row).getByRole('link').getAttribute('href');
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
