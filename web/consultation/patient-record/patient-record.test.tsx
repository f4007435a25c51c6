import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteComplaint,
  listPastComplaints,
} from '#contract/consultation/consultation.endpoints.ts';
import {
  deleteLabReport,
  listPatientLabOrders,
  listPatientLabReports,
  moveLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import {
  deletePharmacyOrder,
  getPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aPastComplaint, orderDetails } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import './patient-record.page.tsx';
import {
  address,
  complaint,
  patient,
  pending,
  pharmacyOrder,
  recordApi,
  region,
  reported,
} from '#web/testing/record-page.ts';

let api: ApiDouble;
beforeEach(() => {
  api = recordApi();
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const confirm = async (user: { click: (element: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

describe('the record of a patient', () => {
  it('shows the patient, the assistant’s answer, and every entry by day', async () => {
    const { user } = await renderApp(address, { as: 'doctor', api });
    const who = await region('Patient');
    expect(await who.findByText('12 Lake Road')).toBeTruthy();
    const answer = await region('AI-generated response');
    expect((await answer.findByText('viral')).tagName).toBe('STRONG');
    const details = answer.getByRole('button', { name: 'Show AI Function Call Details' });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    await user.click(details);
    expect(answer.getByRole('button', { name: 'Hide AI Function Call Details' })).toBeTruthy();
    expect(await answer.findByText('{"name":"create_lab_order"}')).toBeTruthy();

    await region('Pharmacy order, 10:30 am');
    await region('Vitals');
    const panels = ['Meena Iyer', 'Vitals', 'AI-generated response', 'Consent'];
    expect(headings()).toEqual([...panels, '21 Nov 2026', '19 Nov 2026']);
    const today = await region('21 Nov 2026');
    const titles = today.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(titles).toEqual(['Pharmacy order, 10:30 am', 'Lab order, 10:00 am']);
    const lab = await region('Lab order, 10:00 am');
    expect(lab.getByText('Haemoglobin: 9.8')).toBeTruthy();
    expect(lab.getByText('Due ₹300.00')).toBeTruthy();
    await expectAccessible();
  });

  it('links to the page of each entry', async () => {
    api.on(getPharmacyOrder, orderDetails(pharmacyOrder));
    const { user } = await renderApp(address, { as: 'admin', api });
    const order = await region(/^Pharmacy order/);
    const target = (of: typeof order, name: RegExp) =>
      of.getByRole('link', { name }).getAttribute('href');
    expect(target(order, /^Edit/)).toBe(`/dashboard/edit-pharmacy-order/${pharmacyOrder.id}`);
    const lab = await region('Lab order, 10:00 am');
    expect(target(lab, /^Enter Report/)).toBe(`/lab/report/${reported.id}`);
    expect(target(lab, /^View report/)).toBe(`/lab/view-report/${reported.id}`);
    await user.click(order.getByRole('button', { name: /^Bill/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(window.history.state.usr).toMatchObject({
      ...{ patientId: patient.id, billType: 'pharmacy', relatedId: pharmacyOrder.id },
      initialItems: [{ name: 'Paracetamol 500 mg', quantity: 15, price: 2.5, total: 37.5 }],
    });
  });

  it('bills a lab order with its tests', async () => {
    api.on(moveLabOrder, { ...pending, status: 'billed' });
    const { user } = await renderApp(address, { as: 'receptionist', api });
    const lab = await region('Lab order, 11:30 am');
    await user.click(lab.getByRole('button', { name: /^Bill/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(api.requests(moveLabOrder)[0]?.body.status).toBe('billed');
    const items = [{ name: 'Complete Blood Count', price: 300 }];
    const state = { billType: 'lab', labOrderId: pending.id, initialItems: items };
    expect(window.history.state.usr).toMatchObject(state);
  });

  it('offers each role only actions that the server allows', async () => {
    await renderApp(address, { as: 'pharmacy', api });
    const order = await region(/^Pharmacy order/);
    expect(order.getByRole('button', { name: /^Delete/ })).toBeTruthy();
    const lab = await region('Lab order, 11:30 am');
    expect(lab.queryByRole('button')).toBeNull();
    const old = await region(/^Complaint/);
    expect(old.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New lab order' })).toBeNull();
    await expectAccessible();
  });

  it.each(['billed', 'dispensed', 'cancelled'] as const)(
    'offers neither Edit nor Delete of an order that is %s',
    async (status) => {
      api.on(listPatientPharmacyOrders, [{ ...pharmacyOrder, status }]);
      await renderApp(address, { as: 'admin', api });
      const order = await region(/^Pharmacy order/);
      expect(await order.findByRole('link', { name: /Details/ })).toBeTruthy();
      expect(order.queryByRole('link', { name: /^Edit/ })).toBeNull();
      expect(order.queryByRole('button', { name: /^Delete/ })).toBeNull();
    },
  );

  it('edits one lab order at a time in place', async () => {
    api.on(overrideLabOrder, fail(409, 'Moved on.'));
    const { user } = await renderApp(address, { as: 'lab', api });
    const newer = await region('Lab order, 10:00 am');
    const older = await region('Lab order, 11:30 am');
    await user.click(newer.getByRole('button', { name: 'Edit order' }));
    await user.click(older.getByRole('button', { name: 'Edit order' }));
    await older.findByRole('form');
    expect(newer.queryByRole('form')).toBeNull();
    await user.selectOptions(older.getByRole('combobox', { name: 'Status' }), 'Reported');
    await user.click(older.getByRole('button', { name: 'Save lab order' }));
    expect(await older.findByText('Lab Order Save Error: Moved on.')).toBeTruthy();
    await expectAccessible();
  });

  it('deletes after a confirmation, and shows errors', async () => {
    api.on(deletePharmacyOrder, fail(409, 'Only a pending order can be changed.'));
    api.on(deleteLabReport, { message: 'The lab report was deleted.' });
    api.on(deleteComplaint, { message: 'Complaint deleted.' });
    const { user } = await renderApp(address, { as: 'doctor', api });
    const order = await region(/^Pharmacy order/);
    await user.click(order.getByRole('button', { name: /^Delete/ }));
    const asked = await screen.findByRole('dialog');
    const words =
      'Are you sure you want to delete this Pharmacy Order record? This action cannot be undone.';
    expect(within(asked).getByText(words)).toBeTruthy();
    await confirm(user);
    const refusal = 'Delete Error (Pharmacy Order): Only a pending order can be changed.';
    expect(await screen.findByText(refusal)).toBeTruthy();

    // An order with a report is deleted in two steps.
    const lab = await region('Lab order, 10:00 am');
    expect(lab.queryByRole('button', { name: 'Delete order' })).toBeNull();
    await user.click(lab.getByRole('button', { name: 'Delete report' }));
    api.on(listPatientLabOrders, [{ ...reported, status: 'processing', reportId: null }]);
    api.on(listPatientLabReports, []);
    await confirm(user);
    const freed = await region('Lab order, 10:00 am');
    expect(await freed.findByRole('button', { name: 'Delete order' })).toBeTruthy();

    const old = await region(/^Complaint/);
    await user.click(old.getByRole('button', { name: /^Delete/ }));
    api.on(listPastComplaints, []);
    await confirm(user);
    await waitFor(() => expect(screen.queryByText('Old cough')).toBeNull());
  });

  it('shows the sheet of a visit on its day', async () => {
    const sheet = { diagnoses: ['URTI'], advice: 'Rest', outsideTests: '', followUpOn: null };
    const at = '2026-11-21T05:00:00.000Z';
    api.on(listPastVisits, [{ visitId: anId(), day: '2026-11-21', at, doctor: 'Ravi', ...sheet }]);
    await renderApp(address, { as: 'doctor', api });
    const card = await region('Visit sheet, 10:30 am');
    expect(card.getByText('Diagnosis: URTI')).toBeTruthy();
    expect(card.getByText('Advice: Rest')).toBeTruthy();
    await expectAccessible();
  });

  it('shows which parts failed, shows the rest, and retries', async () => {
    api.on(getPatient, fail(500, 'Broken.'));
    api.on(listPastComplaints, fail(500, 'Broken.'));
    api.on(listPatientPharmacyOrders, fail(500, 'Broken.'));
    api.on(listPatientLabOrders, fail(500, 'Broken.'));
    const { user } = await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('Failed to fetch patient details: 500')).toBeTruthy();
    expect(screen.getByText('Past complaints error: Broken.')).toBeTruthy();
    expect(screen.getByText('Pending labs error: Broken.')).toBeTruthy();
    expect(
      screen.getByText('The assistant has not been asked about this patient yet.'),
    ).toBeTruthy();
    // The order could not be read: the report is shown on its own.
    expect((await region('Lab report, 2:30 pm')).getByText('Haemoglobin: 9.8')).toBeTruthy();
    // This one fails without an alert.
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(screen.getByText('The pharmacy orders are not shown.')).toBeTruthy();
    await expectAccessible();
    api.on(listPastComplaints, [complaint]);
    const alert = screen.getByText('Past complaints error: Broken.').closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('It is an alert.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Old cough')).toBeTruthy();
  });

  it('shows an empty record, also when the complaints return 404', async () => {
    api.on(getPatient, { ...patient, ai_response: null });
    api.on(listPastComplaints, fail(404, 'Not found.'));
    api.on(listPatientPharmacyOrders, []);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, fail(500, 'Broken.'));
    const { events } = await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('Lab reports error: Broken.')).toBeTruthy();
    expect(screen.queryByText('Nothing is recorded for this patient yet.')).toBeNull();
    api.on(listPatientLabReports, []);
    events.emit({ topic: 'lab-orders', id: patient.id });
    expect(await screen.findByText('Nothing is recorded for this patient yet.')).toBeTruthy();
    // A colleague's change appears by itself.
    api.on(listPatientPharmacyOrders, [pharmacyOrder]);
    events.emit({ topic: 'pharmacy-orders', id: pharmacyOrder.id });
    expect(await region(/^Pharmacy order/)).toBeTruthy();
  });

  it('renders a long history some days at a time', async () => {
    const many = Array.from({ length: 17 }, (_, n) =>
      aPastComplaint({ createdAt: new Date(Date.UTC(2026, 0, 1 + n)).toISOString() }),
    );
    api.on(listPastComplaints, many);
    api.on(listPatientPharmacyOrders, []);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, []);
    const { user } = await renderApp(address, { as: 'doctor', api });
    await region('17 Jan 2026');
    expect(screen.queryByRole('region', { name: '2 Jan 2026' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await region('1 Jan 2026');
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});
