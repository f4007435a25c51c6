import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import {
  getDischargeSummary,
  saveDischargeSummary,
} from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import type { DischargeSummary } from '#contract/discharge/discharge-summary.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { anAdmission } from '#web/testing/builders/admissions.ts';
import { aBill, billDetails } from '#web/testing/builders/bills.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const stay = anAdmission({
  patient_id: patient.id,
  reason: 'Fever for 5 days',
  bed: 'Room 4',
  discharge_date: '2026-11-24T04:30:00.000Z',
});
const proposal: DischargeSummary = {
  stay,
  patient,
  doctor: { name: 'Dr Rao', qualification: 'MD', registration: 'KA-7' },
  vitals: [],
  content: {
    diagnosis: 'Dengue fever',
    treatment: 'Paracetamol 650',
    condition: '',
    medicines: '',
    advice: 'Plenty of fluids',
    followUpOn: null,
  },
  version: 0,
  updatedAt: null,
  updatedBy: null,
};
const address = `/patient/${patient.id}/discharge-summary/${stay.id}`;
const print = vi.fn();
let api: ApiDouble;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('print', print);
  print.mockClear();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  api = apiDouble();
  api.on(getDischargeSummary, proposal);
  api.on(getBill, fail(404, 'No such bill.'));
  api.on(getLetterhead, aLetterhead());
});

it('stands beside the bill of the stay, so that both papers are printed here', async () => {
  const bill = aBill({ id: stay.bill_id, patient_id: patient.id, type: 'admission' });
  api.on(getBill, billDetails(bill));
  // Printing a proposal saves it.
  api.on(saveDischargeSummary, { ...proposal, version: 1, updatedBy: 'Ravi Kumar' });
  const { user } = await renderApp(address, { as: 'receptionist', api });
  const papers = within(await screen.findByRole('region', { name: 'Bill of the stay' }));
  expect(papers.getByText(`Bill ${bill.number}`)).toBeTruthy();
  await user.click(await papers.findByRole('button', { name: 'Print A5' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Print A4 (Ctrl+P)' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  await expectAccessible();
});

it('is filled in from the record, saved with its version, and printed on A4', async () => {
  const { user } = await renderApp(address, { as: 'doctor', api });
  expect(await screen.findByText(M.proposed)).toBeTruthy();
  await user.type(screen.getByLabelText('Condition at discharge'), 'Stable');
  await expectAccessible();
  const content = { ...proposal.content, condition: 'Stable' };
  const saved = { ...proposal, content, version: 1, updatedBy: 'Asha Rao' };
  api.on(saveDischargeSummary, { ...saved, updatedAt: '2026-11-24T05:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: /^Print A4/ }));
  const paper = within(await screen.findByRole('article', { name: /^Discharge summary of/ }));
  for (const text of ['Fever for 5 days', 'Dengue fever', 'Stable', 'Room 4', 'Reg. No. KA-7']) {
    expect(paper.getByText(text)).toBeTruthy();
  }
  expect(paper.queryByText('Medicines on discharge')).toBeNull();
  await waitFor(() => expect(api.requests(saveDischargeSummary)).toHaveLength(1));
  expect(api.requests(saveDischargeSummary)[0]?.body).toEqual({ content, version: 0 });
  expect(await screen.findByText(/^Saved .* by Asha Rao\.$/)).toBeTruthy();
});

it('keeps the text when a colleague saved meanwhile, and replaces theirs at the next save', async () => {
  const { user } = await renderApp(address, { as: 'doctor', api });
  await user.type(await screen.findByLabelText('Condition at discharge'), 'Stable');
  api.on(saveDischargeSummary, fail(409, M.changedMeanwhile));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(M.changedMeanwhile)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Condition at discharge').value).toBe('Stable');
});

it('replaces only the changed fields of what a colleague saved meanwhile', async () => {
  const { user } = await renderApp(address, { as: 'doctor', api });
  await user.type(await screen.findByLabelText('Condition at discharge'), 'Stable');
  const theirs = { ...proposal.content, treatment: 'Fluids', condition: 'Weak' };
  const current = { ...proposal, content: theirs, version: 1 };
  api.on(saveDischargeSummary, fail(409, M.changedMeanwhile, { current }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(M.changedMeanwhile)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep yours' }));
  expect(screen.queryByText(M.changedMeanwhile)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(saveDischargeSummary)).toHaveLength(2));
  expect(api.requests(saveDischargeSummary)[1]?.body).toEqual({
    content: { ...theirs, condition: 'Stable' },
    version: 1,
  });
});

it('is read only for a role that may not write the record, and offers Retry', async () => {
  api.on(getDischargeSummary, fail(500, 'Broken'));
  const { user } = await renderApp(address, { as: 'pharmacy', api });
  await screen.findByText(M.loadFailed);
  api.on(getDischargeSummary, proposal);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Diagnosis');
  expect(field.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

describe('a summary in a browser that is killed', () => {
  const doctor = aUser('doctor');
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.discharge-summary.'));
  const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);
  const leaveTyped = async () => {
    const { user } = await renderApp(address, { as: doctor, api });
    await user.type(await field('Condition at discharge'), 'Stable, walking ');
    killPage();
  };

  it('is restored beside what the record has by now, and saved as typed', async () => {
    await leaveTyped();
    const now = { ...proposal.content, treatment: 'Paracetamol 650, fluids' };
    api.on(getDischargeSummary, { ...proposal, content: now });
    const { user } = await renderApp(address, { as: doctor, api });
    expect((await field('Condition at discharge')).value).toBe('Stable, walking ');
    expect((await field('Treatment given')).value).toBe('Paracetamol 650, fluids');
    expect(screen.getByText(M.restored)).toBeTruthy();
    const content = { ...now, condition: 'Stable, walking' };
    api.on(saveDischargeSummary, { ...proposal, content, version: 1, updatedBy: 'Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(M.restored)).toBeNull());
    expect(kept()).toEqual([]);
  });

  const leaveBehindTheirs = async () => {
    await leaveTyped();
    const theirs = { ...proposal.content, treatment: 'Fluids', condition: 'Weak' };
    api.on(getDischargeSummary, { ...proposal, content: theirs, version: 1 });
    const { user } = await renderApp(address, { as: doctor, api });
    const clash = within(
      await screen.findByRole('region', { name: 'Two versions of this summary' }),
    );
    expect(clash.getByText(M.changedMeanwhile)).toBeTruthy();
    expect(clash.getByText('Condition at discharge: Weak')).toBeTruthy();
    expect(clash.getByText('Condition at discharge: Stable, walking')).toBeTruthy();
    return { user, clash, theirs };
  };

  it('is shown beside what a colleague saved meanwhile, and replaces only its own fields', async () => {
    const { user, theirs } = await leaveBehindTheirs();
    // Printing must not replace theirs.
    await user.click(screen.getByRole('button', { name: /^Print A4/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.requests(saveDischargeSummary)).toEqual([]);
    const content = { ...theirs, condition: 'Stable, walking' };
    api.on(saveDischargeSummary, { ...proposal, content, version: 2, updatedBy: 'Asha Rao' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept()).toEqual([]));
    const [sent] = api.requests(saveDischargeSummary);
    expect(sent?.body).toMatchObject({ version: 1, content: { treatment: 'Fluids' } });
    expect(screen.queryByText(M.changedMeanwhile)).toBeNull();
  });

  it('shows both versions again after the next kill, and can be left for theirs', async () => {
    await leaveBehindTheirs();
    killPage();
    const { user } = await renderApp(address, { as: doctor, api });
    const clash = within(
      await screen.findByRole('region', { name: 'Two versions of this summary' }),
    );
    await user.click(clash.getByRole('button', { name: 'Take theirs' }));
    expect((await field('Condition at discharge')).value).toBe('Weak');
    expect(kept()).toEqual([]);
    expect(screen.queryByText(M.changedMeanwhile)).toBeNull();
  });

  it('is not shown to another person', async () => {
    await leaveTyped();
    await renderApp(address, { as: aUser('doctor'), api });
    expect((await field('Condition at discharge')).value).toBe('');
    expect(screen.queryByText(M.restored)).toBeNull();
  });
});
