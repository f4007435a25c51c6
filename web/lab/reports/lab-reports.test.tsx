import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { LAB_MESSAGES } from '#contract/lab/lab.messages.ts';
import {
  deleteLabReport,
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
  listPatientLabTrends,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aLabReport, CBC_ID, XRAY_ID } from '#web/testing/builders/lab-reports.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { content, meena, reportApi } from '#web/testing/report-page.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

describe('a report', () => {
  const versions = [
    {
      report_content: JSON.stringify({
        [CBC_ID]: { Haemoglobin: 9.8, Malaria: false },
        [XRAY_ID]: { 'Report Content': 'Clear lungs' },
      }),
      submittedBy: 'Lata Bose',
    },
    { report_content: content({ Haemoglobin: 98 }), submittedBy: 'Ravi Kumar' },
  ];
  const [collected, again] = ['2026-11-21T05:00:00.000Z', '2026-11-21T06:00:00.000Z'];
  const report = aLabReport(versions, {
    samples: [
      { sample: 'Blood', collectedAt: collected, receivedAt: again },
      { sample: 'Urine', collectedAt: again, receivedAt: again },
    ],
    report_paper: {
      ...{ name: 'Clinic of that Day', address: 'Old Street', footer: 'Closed on Sundays' },
      ...{ phone: null, email: null, registration: null, gstin: null, logo: null },
    },
  });
  const address = `/lab/view-report/${report.id}`;

  it('shows values with range and flag, its versions and the trend, and prints', async () => {
    holdTime();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const api = reportApi(report);
    api.on(getLabOrderReport, report);
    const { user } = await renderApp(address, { as: 'doctor', api });
    const row = await screen.findByRole('row', { name: /Haemoglobin 9.8/ });
    expect(row.textContent).toBe('Haemoglobin9.8↓ LowAmended: was 98g/dL12-15');
    expect(screen.getByText('Clear lungs')).toBeTruthy();
    const trends = within(screen.getByRole('list', { name: /Values of Haemoglobin/ }));
    expect(trends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12.4 21 Oct 2026 ',
      '9.8 21 Nov 2026 ↓ Low',
    ]);
    expect(screen.queryByRole('button', { name: 'Delete report' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Amend report' })).toBeNull();
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Show version 1' }));
    expect(screen.getByRole('row', { name: /Haemoglobin 98/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print report' }));
    expect(print).not.toHaveBeenCalled();
    await pass(250);
    expect(print).toHaveBeenCalledOnce();
    const paper = screen.getByRole('article', { name: /Lab report 7 of/ });
    expect(paper.textContent).toContain('Amended21 Nov 2026, 2:30 pm');
    const times = 'CollectedBlood 21 Nov 2026, 10:30 am; Urine 21 Nov 2026, 11:30 am';
    expect(paper.textContent).toContain(times);
    expect(paper.textContent).toContain('Received21 Nov 2026, 11:30 am');
    expect(paper.textContent).toContain('Released by Lata Bose');
    expect(paper.textContent).toContain('Clinic of that DayOld Street');
    expect(paper.textContent).toContain('Closed on Sundays');
  });

  it.each([
    [
      fail(404, 'No report content or patient details found for Order ID.'),
      'No report content or patient details found for Order ID.',
    ],
    [fail(500, 'Broken.'), 'Error Loading Details: Broken.'],
  ])('that cannot be shown has a reason and a link to the search', async (answer, message) => {
    const api = reportApi(report);
    api.on(getLabOrderReport, answer);
    const { user } = await renderApp(address, { as: 'lab', api });
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Search reports' }));
    await waitFor(() => expect(window.location.pathname).toBe('/lab/search-report'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe(address));
  });

  it('is deleted after a confirmation', async () => {
    const api = reportApi(report);
    api.on(getLabOrderReport, report);
    api.on(deleteLabReport, fail(409, 'Moved on.'));
    const { user } = await renderApp(address, { as: 'lab', api });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete report' }));
      const dialog = within(await screen.findByRole('dialog'));
      const words =
        'Are you sure you want to delete this Lab Report record? This action cannot be undone.';
      expect(dialog.getByText(words)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    };
    await remove();
    expect(await screen.findByText('Delete Error (Lab Report): Moved on.')).toBeTruthy();
    api.on(deleteLabReport, { message: 'Deleted.' });
    await remove();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  it('is not deleted when its id is missing', async () => {
    const api = reportApi(report);
    api.on(getLabOrderReport, { ...report, reportId: null });
    const { user } = await renderApp(address, { as: 'lab', api });
    await user.click(await screen.findByRole('button', { name: 'Delete report' }));
    expect(await screen.findByText('Lab Report ID is missing.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be searched', async () => {
    holdTime();
    const api = reportApi(report);
    const found = aLabOrder({ status: 'reported' }, meena);
    api.on(listLabOrders, ({ query: { search } }) => {
      if (search === 'zzz') return fail(500, 'Broken.');
      return search === 'zz' ? { orders: [], totalCount: 0 } : { orders: [found], totalCount: 1 };
    });
    const { user } = await renderApp('/lab/search-report', { as: 'receptionist', api });
    expect(await screen.findByText('Patient no. 12')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'zz');
    const before = api.requests(listLabOrders).length;
    await pass(300);
    expect(api.requests(listLabOrders)).toHaveLength(before);
    await pass(250);
    expect(await screen.findByText('No matching reports found for "zz".')).toBeTruthy();
    expect(api.requests(listLabOrders).at(-1)?.query).toMatchObject({
      search: 'zz',
      only: 'reported',
    });
    await user.type(screen.getByRole('searchbox'), 'z');
    await pass(500);
    expect(await screen.findByText('Search failed: Broken.')).toBeTruthy();
  });
});

it('the lab orders of a patient show the findings, and are edited in place', async () => {
  const reported = aLabOrder({ status: 'reported', serialNumber: 2 }, meena);
  const pending = aLabOrder({ serialNumber: 1 }, meena);
  const api = apiDouble();
  api.on(getPatient, meena);
  api.on(listPatientLabOrders, [reported, pending]);
  api.on(listPatientLabTrends, []);
  api.on(listUsedLabTests, []);
  api.on(listLabTests, []);
  api.on(listPatientLabReports, [
    {
      ...reported,
      ...{ reportId: reported.id, testName: 'CBC', reportFindings: 'Haemoglobin: 9.8' },
      reportCreatedAt: '2026-11-21T09:00:00.000Z',
    },
  ]);
  api.on(overrideLabOrder, fail(409, 'Moved on.'));
  const { user } = await renderApp(`/patient/${meena.id}/lab-reports`, { as: 'doctor', api });
  const first = within(await screen.findByRole('region', { name: /^2\./ }));
  expect(first.getByText('Haemoglobin: 9.8')).toBeTruthy();
  expect(first.queryByRole('button', { name: 'Delete order' })).toBeNull();
  const second = within(screen.getByRole('region', { name: /^1\./ }));
  await user.click(first.getByRole('button', { name: 'Edit order' }));
  await user.click(second.getByRole('button', { name: 'Edit order' }));
  await second.findByRole('form');
  // One at a time.
  expect(first.queryByRole('form')).toBeNull();
  await expectAccessible();
  await user.selectOptions(second.getByRole('combobox', { name: 'Status' }), 'Sample Collected');
  await user.click(second.getByRole('button', { name: 'Save lab order' }));
  expect(await second.findByText('Lab Order Save Error: Moved on.')).toBeTruthy();
  await user.click(second.getByRole('button', { name: 'Remove Complete Blood Count' }));
  await user.click(second.getByRole('button', { name: 'Save lab order' }));
  expect(await second.findByText('Lab order must have at least one test.')).toBeTruthy();
  expect(api.requests(overrideLabOrder)[0]?.body).toMatchObject({ status: 'collected' });
});

it('editing does not revert a status that a colleague changed meanwhile', async () => {
  const order = aLabOrder({ status: 'billed' }, meena);
  const api = apiDouble();
  api.on(getPatient, meena);
  api.on(listPatientLabReports, []);
  api.on(listPatientLabTrends, []);
  const tests = [
    ...order.tests,
    { id: XRAY_ID, name: 'Chest X-ray', price: paise(40_000), ai_run_id: null },
  ];
  api.on(listPatientLabOrders, [{ ...order, tests }]);
  api.on(listUsedLabTests, []);
  api.on(listLabTests, []);
  api.on(overrideLabOrder, order);
  const path = `/patient/${meena.id}/lab-reports`;
  const { user, events } = await renderApp(path, { as: 'doctor', api });
  await user.click(await screen.findByRole('button', { name: 'Edit order' }));
  api.on(listPatientLabOrders, [{ ...order, tests, status: 'collected' }]);
  events.emit({ topic: 'lab-orders', id: order.id });
  expect(await screen.findByText('Sample Collected', { selector: ':not(option)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Chest X-ray' }));
  await user.click(screen.getByRole('button', { name: 'Save lab order' }));
  await waitFor(() => expect(api.requests(overrideLabOrder)).toHaveLength(1));
  const [sent] = api.requests(overrideLabOrder);
  expect(sent?.body.status).toBeUndefined();
  expect(sent?.body.tests?.map(({ id }) => id)).toEqual([order.tests[0]?.id]);
});

it.each([
  ['lab', 1],
  ['doctor', 0],
] as const)(
  'without reports, links to the worklist where the %s may open it',
  async (as, links) => {
    const api = apiDouble();
    api.on(listLabOrders, { orders: [], totalCount: 0 });
    await renderApp('/lab/search-report', { as, api });
    await screen.findByText(LAB_MESSAGES.noReports);
    expect(screen.queryAllByRole('link', { name: 'Open the worklist' })).toHaveLength(links);
  },
);
