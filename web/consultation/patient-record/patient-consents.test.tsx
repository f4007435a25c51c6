import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices, setConsent } from '#contract/privacy/consent.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPastComplaint, aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import './patient-record.page.tsx';

const ai_response = 'Probably **viral**.\n```json\n{"name":"create_lab_order"}\n```';
const patient = aPatient({ name: 'Meena Iyer', token: 77, address: '12 Lake Road', ai_response });
const address = `/dashboard/patient-record/${patient.id}`;
const complaint = aPastComplaint({ complaint: 'Old cough', createdAt: '2026-11-19T05:00:00.000Z' });
const pharmacyOrder = aPharmacyOrder(
  { status: 'pending', date: '2026-11-21T05:00:00.000Z', dispensedBy: null },
  patient,
);
const owed = { standing: 'due', due: paise(30_000) } as const;
const reported = aLabOrder(
  { status: 'reported', serialNumber: 2, reportId: patient.id, payment: owed },
  patient,
);
const pending = aLabOrder({ createdAt: '2026-11-19T06:00:00.000Z' }, patient);
const report = {
  ...reported,
  ...{ reportId: reported.id, testName: 'CBC', reportFindings: 'Haemoglobin: 9.8' },
  reportCreatedAt: '2026-11-21T09:00:00.000Z',
};

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getPatient, patient);
  api.on(listPastComplaints, [complaint]);
  api.on(listPatientPharmacyOrders, [pharmacyOrder]);
  api.on(listPatientLabOrders, [reported, pending]);
  api.on(listPatientLabReports, [report]);
  api.on(listLabTests, []);
  api.on(listConsents, []);
  api.on(listNotices, []);
  api.on(listPatientVitals, []);
  api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
});

const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

describe('the consents of a patient', () => {
  const unasked = { given_at: null, given_by: null, withdrawn_at: null, withdrawn_by: null };
  const consents = (more: object) => [
    { purpose: 'care', ...unasked } as const,
    { purpose: 'ai_model', ...unasked, ...more } as const,
  ];

  it('are given and withdrawn by one press, which can be undone', async () => {
    api.on(listConsents, consents({ given_at: '2026-11-19T05:00:00.000Z', given_by: 'Asha Rao' }));
    const { user } = await renderApp(address, { as: 'receptionist', api });
    const part = await region('Consent');
    expect(await part.findByText('Given on 19 Nov 2026 by Asha Rao')).toBeTruthy();
    expect(part.getByText('Not asked')).toBeTruthy();
    const withdrawn = { withdrawn_at: '2026-11-21T05:00:00.000Z', withdrawn_by: 'Ravi' };
    api.on(setConsent, consents(withdrawn));
    api.on(listConsents, consents(withdrawn));
    await user.click(part.getByRole('button', { name: 'Withdraw: AI model' }));
    expect(await part.findByText('Refused on 21 Nov 2026 by Ravi')).toBeTruthy();
    api.on(setConsent, consents({}));
    api.on(listConsents, consents({}));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(part.getAllByText('Not asked')).toHaveLength(2));
    expect(api.requests(setConsent).map(({ body }) => body)).toEqual([
      { purpose: 'ai_model', given: false },
      { purpose: 'ai_model', given: false, undo: true },
    ]);
    await expectAccessible();
  });
});
