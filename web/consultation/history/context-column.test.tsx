import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import {
  getPharmacyOrder,
  listPatientPharmacyOrders,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aPastComplaint, aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId } from '#web/testing/builders/people.ts';
import { SETTINGS, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the record of a patient with data of each kind. */
async function openRecord() {
  const patient = aPatient({ name: 'Meena Iyer' });
  const texts = { complaint: 'Fever', case_summary: 'Viral' };
  const double = visitDouble({ token_no: 7, status: 'consulting' }, texts, patient);
  const { api, visit } = double;
  const pending = aPharmacyOrder({ status: 'pending' }, patient);
  const unbilled = { standing: 'no_bill', due: paise(3_750) } as const;
  const billed = aPharmacyOrder({ status: 'billed', payment: unbilled }, patient);
  const owed = { standing: 'due', due: paise(30_000) } as const;
  const lab = aLabOrder({ status: 'reported', payment: owed }, patient);
  const report = {
    ...lab,
    ...{ reportId: lab.id, testName: 'CBC', reportFindings: `Haemoglobin: 9.8 ${'x'.repeat(60)}` },
    abnormal: [{ name: 'Platelet Count', value: '18,000', flag: 'critical_low' as const }],
    reportCreatedAt: '2026-11-20T09:00:00.000Z',
  };
  api.on(listPatientPharmacyOrders, [pending, billed]);
  api.on(listPatientLabOrders, [aLabOrder({ status: 'pending' }, patient), lab]);
  api.on(listPatientLabReports, [report]);
  const current = aPastComplaint({ id: visit.id, complaint: 'Fever' });
  api.on(listPastComplaints, [current, aPastComplaint({ complaint: 'Old cough' })]);
  const address = `/edit-complaint/${visit.id}`;
  const { user } = await renderApp(address, { as: 'doctor', api });
  return { ...double, user, pending, billed, report };
}

describe('beside the complaint', () => {
  it('the pharmacy’s orders are billed and dispensed', async () => {
    const { api, user, pending, billed } = await openRecord();
    api.on(movePharmacyOrder, { id: billed.id, status: 'dispensed' });
    const history = await region('Pharmacy Order History');
    await user.click(history.getByRole('button', { name: /^Dispense/ }));
    await waitFor(() => expect(api.requests(movePharmacyOrder)).toHaveLength(1));
    expect(api.requests(movePharmacyOrder)[0]).toMatchObject({
      params: { id: billed.id },
      body: { status: 'dispensed' },
    });
    api.on(getPharmacyOrder, orderDetails(pending));
    expect(history.getByText('No bill')).toBeTruthy();
    await user.click(history.getAllByRole('button', { name: /^Bill/ })[0]!);
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(window.history.state.usr).toMatchObject({
      billType: 'pharmacy',
      relatedId: pending.id,
    });
  });

  it('lab orders wait for their sample, reports are truncated to 50 characters', async () => {
    const { report } = await openRecord();
    const lab = await region('Lab History (Orders and Reports)');
    const found = `CBC: ${report.reportFindings.slice(0, 50)}...`;
    expect(lab.getByText('20 Nov 2026, 2:30 pm')).toBeTruthy();
    expect(lab.getByText(found)).toBeTruthy();
    expect(lab.getByText(/^Platelet Count/).textContent).toBe(
      'Platelet Count 18,000 ↓↓ Critical low',
    );
    const states = lab.getAllByText(/Pending$|^Reported$/).map(({ textContent }) => textContent);
    expect(states).toEqual(['Sample Pending', 'Reported']);
    expect(lab.getByText('Due ₹300.00')).toBeTruthy();
    await expectAccessible();
  });

  it('a history that fails to load shows an error', async () => {
    const { api, visit } = visitDouble({ token_no: 7, status: 'consulting' }, {}, aPatient());
    api.on(listPastComplaints, fail(503, 'Later'));
    await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });
    expect(await screen.findByText('Failed to load patient history.')).toBeTruthy();
  });

  it('the complaints are those of other visits', async () => {
    await openRecord();
    const complaints = await region('Complaints History');
    expect(complaints.getByText('Old cough')).toBeTruthy();
    expect(complaints.queryByText('Fever')).toBeNull();
  });

  it('the patient’s details are copied and printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, report } = await openRecord();
    await user.click(await screen.findByRole('button', { name: 'Copy all details' }));
    expect(await screen.findByText('Patient details copied.')).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    const parts = ['# Meena Iyer', 'Token 7', 'Fever', 'Viral', 'Paracetamol 500 mg', 'Old cough'];
    for (const part of parts) expect(copied).toContain(part);
    // Truncated as on the screen.
    expect(copied).toContain(`${report.reportFindings.slice(0, 50)}...`);
    expect(copied).not.toContain(report.reportFindings);

    await user.click(screen.getByRole('button', { name: 'Print all details' }));
    const paper = await screen.findByRole('article', { name: 'Patient details' });
    await waitFor(() => expect(paper.textContent).toContain('Old cough'));
    // Paper cuts nothing.
    expect(paper.textContent).toContain(report.reportFindings);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('the details keep each line of a note, and the days of each drug', async () => {
    vi.stubGlobal('print', vi.fn());
    const patient = aPatient({ name: 'Meena Iyer' });
    const note = 'Fever x 3 d\nBP 120/80\n\n1. *Not* a list_of_1';
    const texts = { complaint: note, case_summary: 'HTN\nDM' };
    const { api, visit } = visitDouble({ token_no: 7, status: 'consulting' }, texts, patient);
    const order = aPharmacyOrder(
      { status: 'billed', prescription_for_unavailable_drugs: 'Inhaler\nSpacer' },
      patient,
    );
    const medications = order.medications.map((line) => ({
      ...line,
      directions_to_use: '½ with honey 1-0-1',
    }));
    api.on(listPatientPharmacyOrders, [{ ...order, medications }]);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, []);
    api.on(listPastComplaints, [aPastComplaint({ complaint: 'Cough\nRunny nose' })]);
    const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });

    await user.click(await screen.findByRole('button', { name: 'Copy all details' }));
    const copied = await navigator.clipboard.readText();
    const written = [note, 'HTN\nDM', 'Inhaler\n  Spacer', 'Cough\n  Runny nose'];
    for (const text of written) expect(copied).toContain(text);
    expect(copied).toContain('Paracetamol 500 mg × 15: ½ with honey 1-0-1, for 5 days');

    await user.click(screen.getByRole('button', { name: 'Print all details' }));
    const paper = await screen.findByRole('article', { name: 'Patient details' });
    const printed = [note, 'HTN\nDM', 'Inhaler\nSpacer', 'Cough\nRunny nose'];
    for (const text of printed) expect(paper.textContent).toContain(text);
    expect(paper.textContent).toContain('½ with honey 1-0-1, for 5 days');
  });

  it('the details have the sheet and the vitals of each visit', async () => {
    vi.stubGlobal('print', vi.fn());
    const { api, visit } = visitDouble({ status: 'consulting' });
    for (const list of [listPatientPharmacyOrders, listPatientLabOrders, listPatientLabReports]) {
      api.on(list, []);
    }
    api.on(listPastComplaints, []);
    const at = '2026-11-21T05:00:00.000Z';
    const sheet = { diagnoses: ['URTI', 'Asthma'], advice: 'Rest', followUpOn: '2026-11-28' };
    const own = { visitId: visit.id, day: '2026-11-21', at, doctor: 'Ravi' };
    api.on(listPastVisits, [{ ...own, ...sheet, outsideTests: 'MRI knee' }]);
    const taken = { visitId: visit.id, takenAt: at, takenBy: 'Asha' };
    api.on(listPatientVitals, [{ ...taken, id: anId(), kind: 'pulse', value: 88 }]);
    const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Print all details' }));
    const paper = await screen.findByRole('article', { name: 'Patient details' });
    for (const text of [
      'Diagnosis: URTI, Asthma',
      'Advice: Rest',
      'Tests elsewhere: MRI knee',
      'Follow-up: 28 Nov 2026',
      'Pulse 88',
    ]) {
      await waitFor(() => expect(paper.textContent).toContain(text));
    }
  });

  it('details that cannot be copied show an error', async () => {
    const { user } = await openRecord();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click(await screen.findByRole('button', { name: 'Copy all details' }));
    expect(await screen.findByText('The patient details could not be copied.')).toBeTruthy();
  });
});

describe('the clinic-wide prompt', () => {
  const open = async () => {
    const { api, visit } = visitDouble();
    const settings = { ...SETTINGS, clinicWideSystemPrompt: 'Generics' };
    api.on(getClinicSettings, { settings });
    const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });
    const panel = await region('Clinic-wide System Prompt');
    await user.click(panel.getByRole('button', { name: 'Edit clinic-wide system prompt' }));
    const save = panel.getByRole('button', { name: 'Save' });
    return { api, user, settings, panel, save, field: panel.getByRole('textbox') };
  };

  it('is edited and saved, but not while unchanged', async () => {
    const { api, user, settings, panel, save, field } = await open();
    await user.click(save);
    expect(api.requests(updateClinicSettings)).toEqual([]);
    await user.type(field, ' first.');
    const clinicWideSystemPrompt = 'Generics first.';
    api.on(updateClinicSettings, { settings: { ...settings, clinicWideSystemPrompt } });
    await user.dblClick(save);
    expect(await panel.findByText('Clinic-wide prompt saved.')).toBeTruthy();
    expect(panel.getByText(clinicWideSystemPrompt)).toBeTruthy();
    expect(api.requests(updateClinicSettings).map(({ body }) => body)).toEqual([
      { clinicWideSystemPrompt, clinicWideSystemPromptUpdatedAt: null },
    ]);
  });

  it('is restored by Cancel, and stays in the field after a refusal', async () => {
    const { api, user, panel, save, field } = await open();
    await user.type(field, ' first.');
    api.on(updateClinicSettings, fail(409, 'Changed meanwhile.'));
    await user.click(save);
    expect(await panel.findByText(/Changed meanwhile\./)).toBeTruthy();
    expect(panel.getByDisplayValue('Generics first.')).toBeTruthy();
    await expectAccessible();
    await user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(panel.getByText('Generics')).toBeTruthy();
    expect(api.requests(updateClinicSettings)).toHaveLength(1);
  });
});
