import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getLabOrder, moveLabOrder, submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import {
  enterLabValues,
  listWorklist,
  rejectLabSample,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import {
  changedMeanwhile,
  WORKLIST_MESSAGES as M,
} from '#contract/lab/worklist/worklist.messages.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aLabOrderDetails, CBC_ID } from '#web/testing/builders/lab-reports.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

function anOrder(name: string, changes: Partial<WorklistOrder> = {}): WorklistOrder {
  const patient = aPatient({ name, gender: 'F', age: 42 });
  return { ...aLabOrderDetails({}, patient), last_values: {}, rejections: [], ...changes };
}
const meena = anOrder('Meena Iyer', {
  last_values: { [CBC_ID]: { Haemoglobin: { text: '11.2', at: '2026-10-21T05:00:00.000Z' } } },
});
const ravi = anOrder('Ravi Kumar', {
  entered_content: JSON.stringify({ [CBC_ID]: { Smear: 'Normal' } }),
});
let api: ApiDouble;

beforeEach(() => {
  localStorage.clear();
  api = apiDouble();
  api.on(listWorklist, { orders: [meena, ravi], totalCount: 2 });
  api.on(enterLabValues, { released: false, missing: 1 });
});

const open = () => renderApp('/lab/worklist', { as: 'lab', api });
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save worklist' });

describe('the worklist', () => {
  it.each([
    ['lab', 1],
    ['receptionist', 0],
  ] as const)(
    'without samples, links to the lab orders where the %s has them',
    async (as, links) => {
      api.on(listWorklist, { orders: [], totalCount: 0 });
      await renderApp('/lab/worklist', { as, api });
      await screen.findByText(M.empty);
      expect(screen.queryAllByRole('link', { name: 'Open the lab orders' })).toHaveLength(links);
    },
  );

  it('shows the last value, flags the new one, and moves by Enter and the arrow keys', async () => {
    const { user } = await open();
    await screen.findByText(/^11\.2 \(21 Oct 2026\)$/);
    expect(cell('Smear of Ravi Kumar').value).toBe('Normal');
    const [haemoglobin] = screen.getAllByRole('rowheader', { name: 'Haemoglobin' });
    expect(haemoglobin?.dataset.range, 'the range on a phone').toMatch(/^\d/);
    await user.click(cell('Haemoglobin of Meena Iyer'));
    await user.keyboard('9.8{Enter}negative{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Low')).toBeTruthy();
    expect(document.activeElement).toBe(cell('Haemoglobin of Ravi Kumar'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell('Smear of Meena Iyer'));
    await expectAccessible();
    api.on(enterLabValues, { released: true, missing: 0 });
    await user.click(save());
    await said('1 report released.');
    const [request] = api.requests(enterLabValues);
    expect(request?.params).toEqual({ id: meena.id });
    expect(JSON.parse(request?.body.report_content ?? '')).toEqual({
      [CBC_ID]: { Haemoglobin: '9.8', Malaria: 'negative' },
    });
  });

  it('keeps the values of a row that fails, saves the others, and has them after a reload', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Haemoglobin of Meena Iyer'), '12');
    await user.type(cell('Haemoglobin of Ravi Kumar'), 'high');
    await user.click(save());
    await said('1 order saved, with values missing.');
    expect(api.requests(enterLabValues)).toHaveLength(1);
    expect(cell('Haemoglobin of Ravi Kumar').getAttribute('aria-invalid')).toBe('true');
    await user.clear(cell('Haemoglobin of Ravi Kumar'));
    await user.type(cell('Haemoglobin of Ravi Kumar'), '14');
    api.on(enterLabValues, fail(409, M.notInProcess));
    await user.click(save());
    expect(await screen.findByText(M.notInProcess)).toBeTruthy();
    killPage('1');
    const left = Object.entries(localStorage).filter(([key]) => key.includes('.draft.'));
    for (const [key] of left) localStorage.removeItem(key);
    await renderApp('/lab/worklist', { api, keepStorage: true });
    await user.type(await screen.findByLabelText('Haemoglobin of Meena Iyer'), '12');
    killPage('2');
    for (const [key, draft] of left) localStorage.setItem(key, draft);
    // Both tabs were killed: the values of neither are lost.
    await renderApp('/lab/worklist', { api, keepStorage: true });
    await screen.findByLabelText('Haemoglobin of Ravi Kumar');
    const values = ['Ravi Kumar', 'Meena Iyer'].map((name) => cell(`Haemoglobin of ${name}`).value);
    expect(values).toEqual(['14', '12']);
  });

  it('does not keep a value typed for a rejected sample for the new one', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Haemoglobin of Meena Iyer'), '4.1');
    cleanup();
    queryClient.clear();
    const again = { ...meena, collectedAt: '2026-11-21T07:00:00.000Z' };
    api.on(listWorklist, { orders: [again, ravi], totalCount: 2 });
    await renderApp('/lab/worklist', { api, keepStorage: true });
    const value = await screen.findByLabelText<HTMLInputElement>('Haemoglobin of Meena Iyer');
    expect(value.value).toBe('');
  });

  it('asks before it replaces a value of another person, and then does', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Haemoglobin of Meena Iyer'), '12');
    const entered_content = JSON.stringify({ [CBC_ID]: { Haemoglobin: 13 } });
    api.on(listWorklist, { orders: [{ ...meena, entered_content }, ravi], totalCount: 2 });
    await queryClient.invalidateQueries();
    api.on(enterLabValues, fail(409, changedMeanwhile('Haemoglobin', '13')));
    await user.click(save());
    await screen.findByText(changedMeanwhile('Haemoglobin', '13'));
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    await user.click(save());
    await waitFor(() => expect(api.requests(enterLabValues)).toHaveLength(2));
    const seen = api.requests(enterLabValues).map(({ body }) => body.seen_content ?? '');
    expect(seen.map((text) => JSON.parse(text)[CBC_ID])).toEqual([
      { Haemoglobin: '' },
      { Haemoglobin: 13 },
    ]);
  });

  it('drops the values typed for an order that has left the list', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Haemoglobin of Meena Iyer'), '12');
    api.on(listWorklist, { orders: [ravi], totalCount: 1 });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(Object.values(localStorage).join()).not.toContain(meena.id));
  });

  it('is filtered by department and sample, and links to a text report', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Department'), 'Imaging');
    expect(screen.queryByLabelText('Haemoglobin of Meena Iyer')).toBeNull();
    const [link] = screen.getAllByRole('link', { name: 'write the text report' });
    expect(link?.getAttribute('href')).toBe(`/lab/enter-report/${meena.id}`);
    await user.selectOptions(screen.getByLabelText('Department'), '');
    await user.selectOptions(screen.getByLabelText('Sample'), 'Blood');
    expect(cell('Haemoglobin of Meena Iyer')).toBeTruthy();
  });

  it('receives a collected sample, and rejects one with a reason', async () => {
    const collected = { ...meena, status: 'collected' as const };
    api.on(listWorklist, { orders: [collected], totalCount: 1 });
    api.on(moveLabOrder, { ...meena, status: 'processing' });
    api.on(rejectLabSample, { ...meena, status: 'billed' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Process Meena Iyer/ }));
    await waitFor(() =>
      expect(api.requests(moveLabOrder)[0]?.body).toEqual({ status: 'processing' }),
    );
    const reject = screen.getByRole('button', { name: /^Reject sample of Meena/ });
    await user.click(reject);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Reason')).toBeNull();
    expect(document.activeElement).toBe(reject);
    await user.click(reject);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(M.reasonRequired)).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'Clotted{Enter}');
    await said('Blood of Meena Iyer is rejected.');
    expect(api.requests(rejectLabSample)[0]?.body).toEqual({ sample: 'Blood', reason: 'Clotted' });
  });

  it('is continued in the report form, which sends only its own changes', async () => {
    api.on(getLabOrder, ravi);
    api.on(submitLabReport, fail(409, M.notInProcess));
    const { user } = await renderApp(`/lab/enter-report/${ravi.id}`, { as: 'lab', api });
    expect((await screen.findByLabelText<HTMLInputElement>('Smear')).value).toBe('Normal');
    await user.type(screen.getByRole('textbox', { name: 'Haemoglobin' }), '11');
    const submit = screen.getByRole('button', { name: 'Submit report' });
    await user.click(submit);
    await screen.findByText(M.notInProcess);
    await user.clear(screen.getByLabelText('Smear'));
    await user.click(submit);
    await waitFor(() => expect(api.requests(submitLabReport)).toHaveLength(2));
    const sent = api.requests(submitLabReport).map(({ body }) => JSON.parse(body.report_content));
    expect(sent.map((values) => values[CBC_ID])).toEqual([
      { Haemoglobin: '11', Malaria: 'No' },
      { Haemoglobin: '11', Malaria: 'No', Smear: '' },
    ]);
  });
});
