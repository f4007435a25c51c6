import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/auth/session.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { loseConnection } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';
import { readNoteDrafts } from './note-drafts.ts';

const doctor = aUser('doctor');
beforeEach(() => localStorage.clear());
const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
const press = (name: string) => screen.getByRole('button', { name });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('openopd.draft.'));

const readNoteDraftsOf = (visitId: string) =>
  readNoteDrafts(visitId)
    .map(({ mine }) => mine.complaint)
    .sort();

const open = (double: VisitDouble, as = doctor, address?: string) =>
  renderApp(address ?? `/dashboard/edit-complaint/${double.visit.id}`, { as, api: double.api });

/** Types without a connection; then the power fails. */
async function aPowerCut(texts: Parameters<typeof visitDouble>[1] = { complaint: 'Fever' }) {
  vi.setSystemTime(new Date('2026-11-21T10:35:00Z'));
  const double = visitDouble({}, texts);
  const { user } = await open(double);
  await user.type(await complaint(), ' 3 days');
  await pass(500);
  cleanup();
  return double;
}

describe('typed text is kept on the device', () => {
  it('within half a second, for this person and record, and until it is saved', async () => {
    holdTime();
    const double = visitDouble();
    const { user } = await open(double);
    await user.type(await complaint(), 'Cough');
    await pass(500);
    expect(drafts()).toEqual([
      expect.stringContaining(`openopd.draft.${doctor.id}.${double.visit.id}@`),
    ]);
    expect(localStorage.getItem(drafts()[0]!)).toContain('Cough');
    await user.click(press('Save'));
    await screen.findByText(/^Saved/);
    await pass(500);
    expect(drafts()).toEqual([]);
  });

  it('at the end of each word, also while the user types without a pause', async () => {
    holdTime();
    const double = visitDouble();
    const { user } = await open(double);
    await user.type(await complaint(), 'Cough since Mon');
    expect(localStorage.getItem(drafts()[0]!)).toContain('Cough since');
  });

  it('at once when another element takes the focus, such as Logout', async () => {
    holdTime();
    const double = visitDouble();
    const { user } = await open(double);
    const field = await complaint();
    await user.type(field, 'Cough');
    expect(drafts()).toEqual([]);
    act(() => field.blur());
    expect(localStorage.getItem(drafts()[0]!)).toContain('Cough');
  });

  it('is offered after a power cut, and restored', async () => {
    holdTime();
    const double = await aPowerCut();
    const { user } = await open(double);
    expect(await screen.findByText('You have unsaved text from 21 Nov 2026, 4:05 pm')).toBeTruthy();
    expect((await complaint()).value).toBe('Fever');
    await expectAccessible();
    await user.click(press('Restore'));
    expect((await complaint()).value).toBe('Fever 3 days');
    expect(screen.queryByText(/^You have unsaved text/)).toBeNull();
    await user.click(press('Save'));
    await waitFor(() => expect(double.current().complaint).toBe('Fever 3 days'));
    await pass(500);
    expect(drafts()).toEqual([]);
  });

  it('is deleted by Discard', async () => {
    holdTime();
    const double = await aPowerCut();
    const { user } = await open(double);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^You have unsaved text/)).toBeNull();
    expect((await complaint()).value).toBe('Fever');
    expect(drafts()).toEqual([]);
  });

  it('does not overwrite a colleague’s text when restored', async () => {
    holdTime();
    const double = await aPowerCut();
    double.colleagueWrites({ complaint: 'Headache' });
    const { user } = await open(double);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Two versions of the complaint')).toBeTruthy();
    await user.click(press('Merge both'));
    expect((await complaint()).value).toBe('Headache\nFever 3 days');
  });

  it('is merged with text typed before it is restored', async () => {
    holdTime();
    const double = await aPowerCut();
    const { user } = await open(double);
    await user.type(await complaint(), ', cough');
    await pass(600);
    await user.click(press('Restore'));
    expect((await complaint()).value).toBe('Fever, cough\nFever 3 days');
  });

  it('is not offered when the server already has it', async () => {
    holdTime();
    const double = await aPowerCut();
    double.colleagueWrites({ complaint: 'Fever 3 days' });
    await open(double);
    await complaint();
    await pass(500);
    expect(screen.queryByText(/^You have unsaved text/)).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('is not shown to another person at the same computer', async () => {
    holdTime();
    const double = await aPowerCut();
    await open(double, aUser('doctor'));
    await complaint();
    expect(screen.queryByText(/^You have unsaved text/)).toBeNull();
  });

  it('of two tabs is kept twice, and of an older version in its list too', async () => {
    holdTime();
    const double = await aPowerCut();
    const [name = ''] = drafts();
    const one = JSON.parse(localStorage.getItem(name) ?? '{}');
    const other = { ...one, id: 'other', mine: { ...one.mine, complaint: 'Fever, no rash' } };
    localStorage.setItem(name.replace(/@.*/, '@other'), JSON.stringify(other));
    const listed = { ...one, id: 'old', mine: { ...one.mine, complaint: 'Fever and chills' } };
    localStorage.setItem(name.replace(/@.*/, ''), JSON.stringify([listed]));
    const kept = readNoteDraftsOf(double.visit.id);
    expect(kept).toEqual(['Fever 3 days', 'Fever and chills', 'Fever, no rash']);
  });

  it('is ignored when it is invalid', async () => {
    const double = visitDouble({}, { complaint: 'Fever' });
    localStorage.setItem(`openopd.draft.${doctor.id}.${double.visit.id}`, '{"half');
    await open(double);
    expect((await complaint()).value).toBe('Fever');
  });
});

/** Opened by a link, inside the header layout. */
async function unsavedNote() {
  const double = visitDouble();
  const { api } = double;
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  api.on(listQueue, []);
  api.on(logout, { message: 'Signed out.' });
  const { user } = await open(double, doctor, `/edit-complaint/${double.visit.id}`);
  await user.type(await complaint(), 'Cough');
  return { ...double, user };
}

describe('leaving with unsaved text', () => {
  it('saves it on the way', async () => {
    const { user, current } = await unsavedNote();
    await user.click(press('Back'));
    expect(await screen.findByRole('heading', { name: 'OPD Queue' })).toBeTruthy();
    expect(current().complaint).toBe('Cough');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('confirms when it cannot be saved: stay', async () => {
    const { user, api } = await unsavedNote();
    api.on(saveComplaint, loseConnection());
    await user.click(screen.getByRole('link', { name: 'Queue' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(press('Stay'));
    expect((await complaint()).value).toBe('Cough');
    expect(window.location.pathname).toMatch(/^\/edit-complaint/);
  });

  it('confirms when it cannot be saved: leave, and restore it later', async () => {
    const { user, api, visit } = await unsavedNote();
    api.on(saveComplaint, loseConnection());
    await user.click(press('Back'));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(press('Leave'));
    expect(await screen.findByRole('heading', { name: 'OPD Queue' })).toBeTruthy();
    expect(drafts()).toEqual([expect.stringContaining(`openopd.draft.${doctor.id}.${visit.id}@`)]);
  });

  it('by the browser’s Back is reverted, saved, and repeated', async () => {
    const { current } = await unsavedNote();
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
    const arriveAt = (idx: number) =>
      act(() => {
        window.history.replaceState({ idx }, '');
        window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
      });
    arriveAt(-1);
    expect(go).toHaveBeenLastCalledWith(1);
    expect(current().complaint).toBe('');
    arriveAt(0);
    await waitFor(() => expect(go).toHaveBeenLastCalledWith(-1));
    expect(current().complaint).toBe('Cough');
  });

  it('by closing the tab shows the browser’s dialog, only with unsaved text', async () => {
    const { user } = await unsavedNote();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    await user.click(press('Save'));
    await screen.findByText(/^Saved/);
    expect(close()).toBe(false);
  });

  it('by logging out is confirmed, and clears the device', async () => {
    holdTime();
    const { user } = await unsavedNote();
    await pass(500);
    const logOut = async () => {
      await user.click(press('Logout'));
      await screen.findByRole('dialog', { name: 'Log out with unsaved text?' });
    };
    await logOut();
    await user.click(press('Stay'));
    expect((await complaint()).value).toBe('Cough');
    await logOut();
    await user.click(press('Log out'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    await pass(1_000);
    expect(drafts()).toEqual([]);
  });
});
