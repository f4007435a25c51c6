import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  admitPatient,
  dischargePatient,
  listAdmissions,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getDischargeSummary } from '#contract/discharge/discharge.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  admissionApi,
  admitted,
  button,
  discharged,
  isShown,
  patient,
  showAdmission,
  stay,
} from '#web/testing/admission-page.ts';
import { type ApiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aCalculation } from '#web/testing/builders/admissions.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

let api: ApiDouble;

beforeEach(() => {
  api = admissionApi();
});

const show = (as?: Role) => showAdmission(api, as);
const path = () => window.location.pathname + window.location.search;

describe('finding the patient', () => {
  it('searches for 20 from 2 characters after 500 ms, and shows that no patient is chosen', async () => {
    holdTime();
    api.on(listPatients, { patients: [patient], totalCount: 1, currentPage: 1, totalPages: 1 });
    const { user } = await renderApp('/manage-admission', { as: 'receptionist', api });
    expect(await screen.findByText(M.noPatient)).toBeTruthy();
    await expectAccessible();
    const field = screen.getByRole('combobox');
    await user.type(field, 'm');
    await pass(600);
    await user.type(field, 'ee');
    await pass(400);
    expect(api.requests(listPatients)).toHaveLength(0);
    await pass(200);
    expect(api.requests(listPatients)[0]?.query).toMatchObject({ search: 'mee', limit: 20 });
    await screen.findByText('1 patient found.');
    await user.keyboard('{Enter}');
    expect(await button('Admit')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect(path()).toBe(`/manage-admission?patient=${patient.id}`);
    await user.click(await button('Another patient'));
    expect(await screen.findByText(M.noPatient)).toBeTruthy();
    expect(path()).toBe('/manage-admission');
  });

  it('preselects the patient of the address', async () => {
    await renderApp(`/patients/${patient.id}/manage-admission`, { as: 'doctor', api });
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
    expect(path()).toBe(`/manage-admission?patient=${patient.id}`);
  });

  it('shows that the patient could not be loaded, and retries', async () => {
    api.on(getPatient, fail(404, 'Not found.'));
    const { user } = await show();
    expect(await screen.findByText('Failed to fetch patient details')).toBeTruthy();
    api.on(getPatient, patient);
    await user.click(await button('Retry'));
    expect(await button('Admit')).toBeTruthy();
  });
});

describe('admitting', () => {
  it('shows the charges, admits once, and opens the bill', async () => {
    api.on(admitPatient, { message: M.admitted, bill: { id: stay.bill_id }, patient: admitted });
    const { user } = await show();
    await screen.findByText(/Admission ₹500\.00, other charges ₹300\.00, ₹1,200\.00 a day/);
    expect(await screen.findByText(M.noStays)).toBeTruthy();
    await expectAccessible();
    await user.dblClick(await button('Admit'));
    await screen.findByRole('heading', { name: /Admission Billing Details/ });
    expect(path()).toBe(`/patient/${patient.id}/admission-bill/${stay.bill_id}`);
    expect(api.requests(admitPatient)).toHaveLength(1);
  });

  it('shows an error when the reply has no bill', async () => {
    api.onRaw(admitPatient, () => {
      api.on(getPatient, admitted);
      return Response.json({ message: 'ok', patient: admitted });
    });
    const { user } = await show();
    await user.click(await button('Admit'));
    expect(await screen.findByText(M.admittedWithoutBill)).toBeTruthy();
    expect(await button('Discharge')).toBeTruthy();
  });

  it.each([
    [fail(409, M.alreadyAdmitted), M.alreadyAdmitted],
    [fail(500, ''), M.admitFailed],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows why it failed', async (answer, message) => {
    api.on(admitPatient, answer);
    const { user } = await show();
    await user.click(await button('Admit'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(isShown('Admit')).toBe(true);
  });
});

describe('discharging', () => {
  beforeEach(() => {
    api.on(getPatient, admitted);
    api.on(listAdmissions, [stay]);
  });

  it('discharges only after a confirmation by name', async () => {
    api.on(dischargePatient, () => {
      api.on(getPatient, discharged);
      const bill = { id: stay.bill_id };
      return { message: M.discharged, bill, patient: discharged };
    });
    const { user } = await show();
    expect(isShown('Admit')).toBe(false);
    await user.click(await button('Discharge'));
    const question = within(await screen.findByRole('dialog', { name: 'Discharge Meena Iyer?' }));
    expect(question.getByText(/Patient no\. 12, admitted 19 Nov 2026, 10:00 am/)).toBeTruthy();
    const no = question.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(no));
    await user.keyboard('{Enter}');
    expect(api.requests(dischargePatient)).toHaveLength(0);

    await user.click(await button('Discharge'));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Discharge' }));
    expect(await screen.findByText(M.discharged)).toBeTruthy();
    expect(await screen.findByText('Discharged 20 Nov 2026, 4:05 pm')).toBeTruthy();
    expect(isShown('Discharge')).toBe(false);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect(isShown('Admit')).toBe(false);
  });

  it('shows an error when it failed', async () => {
    api.on(dischargePatient, fail(500, ''));
    const { user } = await show();
    await user.click(await button('Discharge'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Discharge' }));
    expect(await screen.findByText('Failed to discharge patient')).toBeTruthy();
    expect(isShown('Discharge')).toBe(true);
  });

  it('shows an error when a colleague was first', async () => {
    api.on(dischargePatient, () => {
      api.on(getPatient, discharged);
      return fail(409, M.notAdmitted);
    });
    const { user } = await show();
    await user.click(await button('Discharge'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Discharge' }));
    expect(await screen.findByText(M.notAdmitted)).toBeTruthy();
    await waitFor(() => expect(isShown('Discharge')).toBe(false));
  });
});

describe('the amount owed', () => {
  beforeEach(() => api.on(getPatient, admitted));
  const discharge = (calculated = stay.calculated, refund = 0) =>
    api.on(dischargePatient, () => {
      api.on(getPatient, discharged);
      const bill = { id: stay.bill_id };
      const reply = { message: M.discharged, bill, patient: discharged, calculated };
      return { ...reply, refund: paise(refund) };
    });

  it('is shown on the page, in the confirmation and in the result, with a link to pay it', async () => {
    const owing = { ...stay, calculated: aCalculation({ days: 2, paid: 100_000 }) };
    api.on(listAdmissions, [owing]);
    discharge(owing.calculated);
    const { user } = await show();
    const owed = 'Total ₹3,200.00, paid ₹1,000.00: ₹2,200.00 is owed.';
    expect(await screen.findByText(owed)).toBeTruthy();
    await user.click(await button('Discharge'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(owed)).toBeTruthy();
    await expectAccessible();
    await user.click(question.getByRole('button', { name: 'Discharge' }));
    expect(
      await screen.findByText('Patient discharged. ₹2,200.00 is still to be paid.'),
    ).toBeTruthy();
    expect(api.requests(dischargePatient)[0]?.body).toBeUndefined();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Pay bill' }));
    await screen.findByRole('heading', { name: /Admission Billing Details/ });
  });

  it('is refunded from a deposit, in the chosen mode', async () => {
    const calculated = { ...aCalculation({ paid: 500_000 }), balance: paise(0) };
    api.on(listAdmissions, [{ ...stay, calculated: { ...calculated, deposit: paise(300_000) } }]);
    discharge({ ...calculated, totalPaid: paise(200_000) }, 300_000);
    const { user } = await show();
    await user.click(await button('Discharge'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('₹3,000.00 is paid back.')).toBeTruthy();
    await user.selectOptions(question.getByLabelText('Paid back'), 'Cash');
    await user.click(question.getByRole('button', { name: 'Discharge' }));
    expect(
      await screen.findByText('Patient discharged. ₹3,000.00 of the deposit was paid back.'),
    ).toBeTruthy();
    expect(api.requests(dischargePatient)[0]?.body).toEqual({ refundMode: 'cash' });
    api.on(getDischargeSummary, fail(404, 'Not found.'));
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Print papers' }));
    const papers = `/patient/${admitted.id}/discharge-summary/${stay.id}`;
    await waitFor(() => expect(window.location.pathname).toBe(papers));
  });
});

it.each([
  ['admin', ['Pay bill', 'Discharge']],
  ['receptionist', ['Pay bill', 'Discharge']],
  ['doctor', ['View bill', 'Discharge']],
  ['lab', ['View bill']],
  ['pharmacy', ['View bill']],
] as const)('a %s may press %j', async (role, expected) => {
  api.on(getPatient, admitted);
  api.on(listAdmissions, [stay]);
  await show(role);
  await screen.findByRole('row', { name: /PENDING/ });
  const shown = ['Admit', 'Pay bill', 'View bill', 'Discharge'].filter(isShown);
  expect(shown).toEqual(expected);
});
