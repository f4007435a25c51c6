import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  admitPatient,
  beginStay,
  getActiveBill,
  listAdmissions,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
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
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aCalculation } from '#web/testing/builders/admissions.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

let api: ApiDouble;

beforeEach(() => {
  api = admissionApi();
});

const show = (as?: Role) => showAdmission(api, as);
const path = () => window.location.pathname + window.location.search;

describe('a mistaken admission', () => {
  it('is undone from the message at once', async () => {
    api.on(admitPatient, { message: M.admitted, bill: { id: stay.bill_id }, patient: admitted });
    api.on(undoAdmission, { message: M.admissionUndone, bill: { id: stay.bill_id }, patient });
    const { user } = await show();
    await user.click(await button('Admit'));
    await screen.findByRole('heading', { name: /Admission Billing Details/ });
    await user.click(await button('Undo'));
    expect(await screen.findByText(M.admissionUndone)).toBeTruthy();
    expect(api.requests(undoAdmission)).toHaveLength(1);
    expect(path()).toBe(`/manage-admission?patient=${patient.id}`);
  });

  it('is undone on its page by its author within the hour, after showing the payments', async () => {
    const asha = aUser('receptionist');
    const mine = {
      ...stay,
      admission_date: new Date().toISOString(),
      admitted_by_id: asha.id,
      calculated: aCalculation({ paid: 50_000 }),
    };
    api.on(getPatient, { ...admitted, admission_date: mine.admission_date });
    api.on(listAdmissions, [mine]);
    const bill = paidBill(aBill({ id: mine.bill_id, type: 'admission' }));
    api.on(getBill, billDetails(bill, [aPayment({ payment_mode: 'upi' })]));
    api.on(undoAdmission, { message: M.admissionUndone, bill: { id: stay.bill_id }, patient });
    const address = `/manage-admission?patient=${patient.id}`;
    const { user } = await renderApp(address, { as: asha, api });
    await user.click(await button('Undo admission'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/₹500\.00 was paid \(UPI\)\./)).toBeTruthy();
    await user.selectOptions(question.getByLabelText('Paid back'), 'Cash');
    await user.click(question.getByRole('button', { name: 'Undo admission' }));
    expect(await screen.findByText(M.admissionUndone)).toBeTruthy();
    expect(api.requests(undoAdmission)[0]?.query).toEqual({ refundMode: 'cash' });
  });

  it('loses Undo in its message once it is undone on its page', async () => {
    const asha = aUser('receptionist');
    const now = new Date().toISOString();
    const mine = { ...stay, admission_date: now, admitted_by_id: asha.id };
    let isIn = false;
    api.on(getPatient, () => (isIn ? { ...admitted, admission_date: now } : patient));
    api.on(listAdmissions, () => (isIn ? [{ ...mine, calculated: aCalculation({}) }] : []));
    api.on(admitPatient, () => {
      isIn = true;
      return { message: M.admitted, bill: { id: stay.bill_id }, patient: admitted };
    });
    api.on(undoAdmission, { message: M.admissionUndone, bill: { id: stay.bill_id }, patient });
    const address = `/manage-admission?patient=${patient.id}`;
    const { user } = await renderApp(address, { as: asha, api });
    await user.click(await button('Admit'));
    expect(await button('Undo')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /^Back to Admission Management/ }));
    await user.click(await button('Undo admission'));
    expect(await screen.findByText(M.admissionUndone)).toBeTruthy();
    expect(isShown('Undo')).toBe(false);
  });

  it('cannot be undone by a colleague, nor after the hour', async () => {
    const asha = aUser('receptionist');
    api.on(getPatient, admitted);
    api.on(listAdmissions, [{ ...stay, admitted_by_id: asha.id }]);
    await renderApp(`/manage-admission?patient=${patient.id}`, { as: asha, api });
    await button('Discharge');
    expect(isShown('Undo admission')).toBe(false);
  });
});

describe('another stay', () => {
  it('starts after a discharge with a reason, beside the disabled Admit', async () => {
    api.on(getPatient, discharged);
    api.on(beginStay, { message: M.admitted, bill: { id: stay.bill_id }, patient: admitted });
    const { user } = await show();
    await user.click(await button('New stay'));
    expect(await screen.findByText(M.reasonRequired)).toBeTruthy();
    expect(isShown('Admit')).toBe(false);
    expect(api.requests(beginStay)).toEqual([]);
    await expectAccessible();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason for a new stay'));
    await user.keyboard('Fever again{Enter}');
    await screen.findByRole('heading', { name: /Admission Billing Details/ });
    expect(api.requests(beginStay)[0]?.body).toMatchObject({ reason: 'Fever again' });
  });

  it('is listed with its reason', async () => {
    api.on(getPatient, admitted);
    api.on(listAdmissions, [{ ...stay, reason: 'Fever again' }]);
    await show();
    expect(await screen.findByText('Fever again')).toBeTruthy();
  });
});

describe('paying the bill', () => {
  beforeEach(() => {
    api.on(getPatient, admitted);
    api.on(listAdmissions, [stay]);
  });

  it('opens the unpaid bill', async () => {
    api.on(getActiveBill, { id: stay.bill_id });
    const { user } = await show();
    await user.click(await button('Pay bill'));
    await screen.findByRole('heading', { name: /Admission Billing Details/ });
    expect(api.requests(getActiveBill)[0]?.query).toEqual({ type: 'admission' });
    expect(path()).toBe(`/patient/${patient.id}/admission-bill/${stay.bill_id}`);
  });

  it('shows an error when there is none', async () => {
    api.on(getActiveBill, fail(404, 'Not found.'));
    const { user } = await show();
    await user.click(await button('Pay bill'));
    expect(await screen.findByText(M.noActiveBill)).toBeTruthy();
  });

  it('shows an error when the reply has no id', async () => {
    api.onRaw(getActiveBill, () => Response.json({}));
    const { user } = await show();
    await user.click(await button('Pay bill'));
    expect(await screen.findByText(M.noBillId)).toBeTruthy();
  });

  it('is offered after the discharge only while something is unpaid', async () => {
    api.on(getPatient, discharged);
    const { events } = await show();
    expect(await button('Pay bill')).toBeTruthy();
    api.on(listAdmissions, [{ ...stay, bill_status: 'paid' }]);
    events.emit({ topic: 'bills', id: stay.bill_id });
    await waitFor(() => expect(isShown('Pay bill')).toBe(false));
  });
});
