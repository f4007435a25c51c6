import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteComplaint,
  listPastComplaints,
} from '#contract/consultation/consultation.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPastComplaint } from '#web/testing/builders/history.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ token: 77 });
const address = `/patient/${patient.id}/complaints`;
const ofVisit = aPastComplaint({
  complaint: 'Fever\n\n  since Monday',
  createdAt: '2026-11-20T10:35:00.000Z',
  case_summary: 'Viral',
});
const ofOldTimes = aPastComplaint({ visitId: null, complaint: 'Asthma as a child' });

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  let history = [ofVisit, ofOldTimes];
  api = apiDouble();
  api.on(getPatient, patient);
  api.on(listPastComplaints, () => history);
  api.on(deleteComplaint, ({ params }) => {
    history = history.filter(({ id }) => id !== params.id);
    return { message: 'Complaint deleted.' };
  });
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const DELETE = { name: 'Delete the complaint of 20 Nov 2026, 4:05 pm' };

describe('past complaints', () => {
  it('shows the patient and each complaint, newest first', async () => {
    await renderApp(address, { as: 'pharmacy', api });
    const newest = await card('20 Nov 2026, 4:05 pm');
    expect(screen.getByRole('heading', { name: 'Past Complaints', level: 1 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Meena Iyer' })).toBeTruthy();
    expect(screen.getByText(/Patient no\. 77/)).toBeTruthy();
    const times = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(times).toEqual(['20 Nov 2026, 4:05 pm', '21 Nov 2025, 10:00 am']);
    expect(newest.getByText(/Fever\s+since Monday/)).toBeTruthy();
    expect(newest.getByText('Case summary: Viral')).toBeTruthy();
    const record = newest.getByRole('link', { name: 'Open record' });
    expect(record.getAttribute('href')).toBe(`/edit-complaint/${ofVisit.visitId}`);
    const oldest = await card('21 Nov 2025, 10:00 am');
    expect(oldest.queryByRole('link', { name: 'Open record' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    await expectAccessible();
  });

  it('copies a complaint exactly as written', async () => {
    const { user } = await renderApp(address, { as: 'doctor', api });
    await user.click((await card('20 Nov 2026, 4:05 pm')).getByRole('button', { name: /Copy/ }));
    expect(await screen.findByText('Complaint copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Fever\n\n  since Monday');
  });

  it('shows an error when the browser refuses to copy', async () => {
    const { user } = await renderApp(address, { as: 'doctor', api });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click((await card('20 Nov 2026, 4:05 pm')).getByRole('button', { name: /Copy/ }));
    expect(await screen.findByText('The complaint could not be copied.')).toBeTruthy();
  });

  it('deletes one only after a confirmation', async () => {
    const { user } = await renderApp(address, { as: 'doctor', api });
    await user.click(await screen.findByRole('button', DELETE));
    const title = 'Delete the complaint of 20 Nov 2026, 4:05 pm?';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const words =
      'Are you sure you want to delete this Complaint record? This action cannot be undone.';
    expect(dialog.getByText(words)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.requests(deleteComplaint)).toHaveLength(0);

    await user.click(screen.getByRole('button', DELETE));
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Complaint deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Case summary: Viral')).toBeNull());
    expect(api.requests(deleteComplaint).map(({ params }) => params)).toEqual([{ id: ofVisit.id }]);
    expect(await card('21 Nov 2025, 10:00 am')).toBeTruthy();
    await expectAccessible();
  });

  it('shows that deleting failed, and refetches', async () => {
    api.on(deleteComplaint, fail(404, 'Not found.'));
    const { user } = await renderApp(address, { as: 'admin', api });
    await user.click(await screen.findByRole('button', DELETE));
    api.on(listPastComplaints, []);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete Error (Complaint): Not found.')).toBeTruthy();
    expect(await screen.findByText('No past complaints found for this patient.')).toBeTruthy();
    await expectAccessible();
  });

  it('shows that it could not be loaded, and retries', async () => {
    api.on(listPastComplaints, fail(500, 'Broken.'));
    const { user } = await renderApp(address, { as: 'lab', api });
    expect(await screen.findByText('Failed to load data.')).toBeTruthy();
    api.on(listPastComplaints, [ofOldTimes]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Asthma as a child')).toBeTruthy();
  });
});
