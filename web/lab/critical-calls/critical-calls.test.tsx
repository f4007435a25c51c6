import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import { CRITICAL_CALL_MESSAGES as M } from '#contract/lab/critical/critical-call.messages.ts';
import type { LabReport } from '#contract/lab/lab-order.ts';
import {
  getLabOrder,
  getLabOrderReport,
  listLabOrders,
  listPatientLabTrends,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aLabOrderDetails, aLabReport, CBC_ID } from '#web/testing/builders/lab-reports.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const critical: NonNullable<LabReport['report_critical']>[number] = {
  ...{ id: anId(), test_name: 'Complete Blood Count', parameter: 'Haemoglobin', result: '6.2' },
  ...{ unit: 'g/dL', flag: 'critical_low', found_at: '2026-11-21T08:00:00.000Z' },
  ...{ acknowledgedBy: null, acknowledgedAt: null },
};
const call = {
  ...{ id: anId(), told: 'Dr Rao', calledBy: 'Kiran', readBack: true, results: [critical.id] },
  calledAt: '2026-11-21T08:05:00.000Z',
};
const report = {
  ...aLabReport([
    { report_content: JSON.stringify({ [CBC_ID]: { Haemoglobin: 6.2 } }), submittedBy: 'Kiran' },
  ]),
  report_critical: [critical],
  report_calls: [],
};

async function open(as: 'lab' | 'pharmacy', shown: LabReport = report) {
  const api = apiDouble();
  api.on(getLabOrderReport, shown);
  api.on(listPatientLabTrends, []);
  const { user } = await renderApp(`/lab/view-report/${report.id}`, { as, api });
  return { api, user };
}

it('a technician records whom they called, and the report shows it', async () => {
  const { api, user } = await open('lab');
  await user.click(await screen.findByRole('button', { name: 'Record the call' }));
  await user.click(screen.getByRole('button', { name: 'Save the call' }));
  expect(await screen.findByText(M.toldRequired)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Who was told/), 'Dr Rao');
  await user.click(screen.getByLabelText('They read the values back'));
  await expectAccessible();
  api.on(recordCriticalCall, call);
  api.on(getLabOrderReport, { ...report, report_calls: [call] });
  await user.click(screen.getByRole('button', { name: 'Save the call' }));
  const body = { results: [critical.id], told: 'Dr Rao', readBack: true };
  await waitFor(() => expect(api.requests(recordCriticalCall)[0]?.body).toEqual(body));
  const words =
    'Critical results: Dr Rao was told 21 Nov 2026, 1:35 pm by Kiran, and read them back.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('a pharmacist reads the call and records none', async () => {
  await open('pharmacy', { ...report, report_calls: [{ ...call, readBack: false }] });
  expect(await screen.findByText(/by Kiran, without reading them back\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});

it('submitting a critical value offers the record of its call', async () => {
  const order = aLabOrderDetails();
  const api = apiDouble();
  api.on(getLabOrder, order);
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listPatientLabTrends, []);
  api.on(submitLabReport, report);
  api.on(getLabOrderReport, report);
  const { user } = await renderApp(`/lab/enter-report/${order.id}`, { as: 'lab', api });
  await user.type(await screen.findByRole('textbox', { name: 'Haemoglobin' }), '6.2');
  await user.click(screen.getByRole('button', { name: 'Submit report' }));
  await user.click(await screen.findByRole('button', { name: 'Record the call' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lab Report' })).toBeTruthy();
});
