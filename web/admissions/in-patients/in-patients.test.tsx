import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InPatient } from '#contract/admissions/admission.ts';
import {
  admitPatient,
  editStay,
  listAdmissions,
  listInPatients,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aCalculation, anAdmission, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const rao = aStaffMember({ name: 'Dr Rao', role: 'doctor' });
const doctor = { id: rao.id, name: rao.name };
const guest = aPatient({ name: 'Meena Iyer', token: 12 });

function anInPatient(changes: Partial<InPatient> = {}): InPatient {
  const { id, name, token, phone, age, gender } = guest;
  const { birth_date, age_told, age_unit, age_told_on } = guest;
  return {
    ...anAdmission({ patient_id: id, bed: 'General 2', doctor, reason: 'Dengue fever' }),
    patient: {
      ...{ id, name, token, phone, age, gender },
      ...{ birth_date, age_told, age_unit, age_told_on },
    },
    ...changes,
  };
}

const stay = anInPatient({ calculated: aCalculation({ days: 3, paid: 100_000 }) });
const reply = (...inPatients: InPatient[]) => ({ inPatients, count: inPatients.length });
let api: ApiDouble;

beforeEach(() => {
  api = apiDouble();
  api.on(listStaff, [rao]);
  api.on(listInPatients, reply(stay));
});

describe('the in-patients', () => {
  it('show bed, days, doctor and what is due, with a link to the bill', async () => {
    await renderApp('/in-patients', { as: 'receptionist', api });
    expect(await screen.findByText('1 in-patient, ₹3,400.00 due')).toBeTruthy();
    const [, row] = screen.getAllByRole('row');
    for (const text of ['General 2', 'Meena Iyer', 'Dengue fever', '3 days', 'Dr Rao']) {
      expect(within(row!).getByText(text)).toBeTruthy();
    }
    const bill = within(row!).getByRole('link', { name: 'Bill of Meena Iyer, ₹3,400.00 due' });
    expect(bill.getAttribute('href')).toBe(`/patient/${guest.id}/admission-bill/${stay.bill_id}`);
    await expectAccessible();
  });

  it('show who left in the last seven days', async () => {
    const { user } = await renderApp('/in-patients', { as: 'doctor', api });
    await screen.findByText('General 2');
    api.on(listInPatients, reply());
    await user.click(screen.getByRole('radio', { name: 'Left, last 7 days' }));
    expect(await screen.findByText(M.noOneLeft)).toBeTruthy();
    expect(api.requests(listInPatients).at(-1)?.query.view).toBe('left');
    expect(window.location.search).toBe('?view=left');
  });

  it('note bed and doctor in the row; only the change is sent', async () => {
    const { user } = await renderApp('/in-patients', { as: 'receptionist', api });
    await user.click(await screen.findByRole('button', { name: 'Bed, doctor of Meena Iyer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expectAccessible();
    const bed = dialog.getByLabelText('Bed (optional)');
    await user.clear(bed);
    await user.type(bed, 'Room 4');
    api.on(editStay, fail(400, 'The bed must be at most 60 characters.'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The bed must be at most 60 characters.')).toBeTruthy();
    api.on(editStay, stay);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(M.stayNoted)).toBeTruthy();
    expect(api.requests(editStay).at(-1)?.body).toEqual({ bed: 'Room 4' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cannot be changed by a role that may not admit', async () => {
    await renderApp('/in-patients', { as: 'pharmacy', api });
    await screen.findByText('General 2');
    expect(screen.queryByRole('button', { name: /^Bed and doctor/ })).toBeNull();
  });

  it('offer Retry after an error', async () => {
    api.on(listInPatients, fail(500, 'Broken'));
    const { user } = await renderApp('/in-patients', { as: 'admin', api });
    api.on(listInPatients, reply());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(M.noInPatients)).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Find the patient to admit' });
    expect(first.getAttribute('href')).toBe('/manage-admission');
  });

  it('offer no admission to a technician', async () => {
    api.on(listInPatients, reply());
    await renderApp('/in-patients', { as: 'lab', api });
    expect(await screen.findByText(M.noInPatients)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /admit/i })).toBeNull();
  });
});

it('notes reason, bed and doctor at the admission, which prints the bill of now', async () => {
  api.on(getPatient, guest);
  api.on(listAdmissions, []);
  api.on(getClinicSettings, fail(500, 'Not needed'));
  api.on(getLetterhead, aLetterhead());
  const moved = { message: M.admitted, bill: { id: stay.bill_id }, patient: guest };
  api.on(admitPatient, moved);
  api.on(getBill, anAdmissionBill({ id: stay.bill_id, patient_id: guest.id }));
  const address = `/manage-admission?patient=${guest.id}`;
  const { user } = await renderApp(address, { as: 'receptionist', api });
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Dengue fever');
  await user.type(screen.getByLabelText('Bed (optional)'), '7');
  await screen.findByRole('option', { name: 'Dr Rao' });
  await user.selectOptions(screen.getByLabelText('Doctor (optional)'), 'Dr Rao');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Admit' }));
  await screen.findByRole('heading', { name: /Admission Billing Details/ });
  expect(api.requests(admitPatient).map(({ body }) => body)).toEqual([
    { reason: 'Dengue fever', bed: '7', doctor_id: rao.id },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  expect(await screen.findByRole('article', { name: /^Bill / })).toBeTruthy();
});
