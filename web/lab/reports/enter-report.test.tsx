import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLabOrder, submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import { apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import {
  aLabOrderDetails,
  aLabReport,
  CBC_ID,
  XRAY_ID,
} from '#web/testing/builders/lab-reports.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { content, meena, reportApi } from '#web/testing/report-page.ts';

describe('entering a report', () => {
  it('moves between values by Enter, flags while typing, and sends the results', async () => {
    const order = aLabOrderDetails({}, meena);
    const api = reportApi(order);
    const { user } = await renderApp(`/lab/report/${order.id}`, { as: 'lab', api });
    const hb = await screen.findByRole('textbox', { name: 'Haemoglobin' });
    expect(screen.getByText('g/dL, normal 12-15')).toBeTruthy();
    await user.type(hb, 'x{Enter}');
    const malaria = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Malaria' });
    expect(document.activeElement).toBe(malaria);
    expect(malaria.value).toBe('No');
    await user.selectOptions(malaria, 'Yes');
    expect(screen.getByText('Abnormal')).toBeTruthy();
    const submit = screen.getByRole('button', { name: 'Submit report' });
    await user.click(submit);
    expect(await screen.findByText('Haemoglobin must be a number.')).toBeTruthy();
    await user.clear(hb);
    await user.type(hb, '6.5');
    expect(screen.getByText('Critical low')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Report Content' }), 'Clear lungs');
    await expectAccessible();

    api.on(submitLabReport, aLabReport([{ report_content: '{}', submittedBy: 'Lata' }]));
    await user.click(submit);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const [sent] = api.requests(submitLabReport);
    expect(sent?.body.version).toBe(0);
    expect(JSON.parse(sent?.body.report_content ?? '')).toEqual({
      [CBC_ID]: { Haemoglobin: '6.5', Malaria: 'Yes' },
      [XRAY_ID]: { 'Report Content': 'Clear lungs' },
    });
    expect(screen.getByText('Report submitted successfully!')).toBeTruthy();
  });

  it('names the unit of the test for a value in another one, and reads local digits', async () => {
    const order = aLabOrderDetails({}, meena);
    const { user } = await renderApp(`/lab/report/${order.id}`, {
      as: 'lab',
      api: reportApi(order),
    });
    const hb = await screen.findByRole('textbox', { name: 'Haemoglobin' });
    await user.type(hb, '72 g/L');
    await user.click(screen.getByRole('button', { name: 'Submit report' }));
    expect(await screen.findByText('Haemoglobin must be a number in g/dL.')).toBeTruthy();
    await user.clear(hb);
    await user.type(hb, '६.५');
    expect(screen.getByText('Critical low')).toBeTruthy();
  });

  it('keeps the input when another person was first, and takes their version on request', async () => {
    const order = aLabOrderDetails({}, meena);
    const api = reportApi(order);
    const { user } = await renderApp(`/lab/enter-report/${order.id}`, { as: 'lab', api });
    await user.type(await screen.findByRole('textbox', { name: 'Haemoglobin' }), '11');
    api.on(submitLabReport, fail(409, 'Someone submitted a newer version of this report.'));
    const theirs = { report_content: content({ Haemoglobin: 12 }), report_version: 1 };
    api.on(getLabOrder, { ...order, ...theirs, status: 'reported' });
    await user.click(screen.getByRole('button', { name: 'Submit report' }));
    expect(await screen.findByText('Haemoglobin: theirs 12, yours 11')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue with mine' }));
    api.on(submitLabReport, aLabReport([{ report_content: '{}', submittedBy: 'Lata' }]));
    await user.click(screen.getByRole('button', { name: 'Submit report' }));
    await waitFor(() => expect(api.requests(submitLabReport)).toHaveLength(2));
    expect(api.requests(submitLabReport)[1]?.body.version).toBe(1);
  });

  it('whose response was lost is resent with the same key, without a conflict', async () => {
    const order = aLabOrderDetails({}, meena);
    const api = reportApi(order);
    const { user } = await renderApp(`/lab/report/${order.id}`, { as: 'lab', api });
    await user.type(await screen.findByRole('textbox', { name: 'Haemoglobin' }), '11');
    api.on(submitLabReport, loseConnection());
    const own = content({ Haemoglobin: 11, Malaria: false });
    api.on(getLabOrder, { ...order, report_content: own, report_version: 1, status: 'reported' });
    const submit = screen.getByRole('button', { name: 'Submit report' });
    await user.click(submit);
    await screen.findByText(/^Operation failed/);
    await waitFor(() => expect(api.requests(getLabOrder).length).toBeGreaterThan(1));
    api.on(submitLabReport, aLabReport([{ report_content: own, submittedBy: 'Lata' }]));
    await user.click(submit);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const [first, again] = api.requests(submitLabReport);
    expect(again?.body).toEqual(first?.body);
    expect(first?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('restores the draft after a power cut', async () => {
    const order = aLabOrderDetails({}, meena);
    const first = await renderApp(`/lab/report/${order.id}`, { as: 'lab', api: reportApi(order) });
    await first.user.type(await screen.findByRole('textbox', { name: 'Haemoglobin' }), '11');
    killPage();
    const { user } = await renderApp(`/lab/report/${order.id}`, {
      api: reportApi(order),
      keepStorage: true,
    });
    const hb = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Haemoglobin' });
    expect(hb.value).toBe('11');
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('.lab-report.'));
    expect(kept()).toEqual([expect.stringContaining('@')]);
    expect(kept()[0]).not.toContain('@gone');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(hb.value).toBe('');
  });

  it('keeps an old report’s plain text, and shows when none can be entered', async () => {
    const old = aLabOrderDetails({
      ...{ status: 'reported', report_content: 'Hb 13.2\nESR 10', report_version: 1 },
    });
    const api = reportApi(old);
    const { user, events } = await renderApp(`/lab/report/${old.id}`, { as: 'lab', api });
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Report Content',
    });
    expect(text.value).toBe('Hb 13.2\nESR 10');
    await user.clear(text);
    await user.click(screen.getByRole('button', { name: 'Submit report' }));
    expect(await screen.findByText('Report content cannot be empty.')).toBeTruthy();
    api.on(getLabOrder, { ...old, status: 'completed' });
    events.emit({ topic: 'lab-orders', id: old.id });
    expect(await screen.findByText(/A report is entered while/)).toBeTruthy();
  });

  it.each([
    [
      fail(404, 'Lab order not found for ID 7'),
      'Error Loading Details: Lab order not found for ID 7',
    ],
    [fail(500, 'Broken.'), 'Error Loading Details: Broken.'],
  ])('shows why the order could not be loaded', async (answer, message) => {
    const api = apiDouble();
    api.on(getLabOrder, answer);
    await renderApp(`/lab/report/${CBC_ID}`, { as: 'lab', api });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('requires an order', async () => {
    await renderApp('/lab/report', { as: 'lab' });
    expect(await screen.findByText('No Order ID provided in the URL.')).toBeTruthy();
  });
});
