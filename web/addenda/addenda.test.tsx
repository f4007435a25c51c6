import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAddendum, listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { ADDENDA_MESSAGES as M } from '#contract/addenda/addenda.messages.ts';
import type { Addendum } from '#contract/addenda/addendum.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { VisitNote } from '#contract/consultation/visit-note.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { addendumNotOnPaper } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const CLOSED = { code: 'note_closed' };
const doctor = aUser('doctor');
let addenda: Addendum[];
beforeEach(() => {
  addenda = [];
});

async function openNote(texts: Partial<VisitNote>, as = doctor) {
  const double = visitDouble({ status: 'seen' }, { complaint: 'Fever', ...texts });
  const { api, visit } = double;
  const told = { addedAt: '2026-11-21T10:30:00.000Z', addedBy: 'Ravi Kumar' };
  api.on(listAddenda, () => addenda);
  api.on(addAddendum, ({ body: { text } }) => {
    const addendum = { id: anId(), visitId: visit.id, text, ...told };
    addenda = [...addenda, addendum];
    return addendum;
  });
  api.on(getVisitSheet, aVisitSheet(visit, { closed: texts.closed ?? false, advice: 'Rest' }));
  const open = () => renderApp(`/edit-complaint/${visit.id}`, { as, api, keepStorage: false });
  return { ...double, open };
}

const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
const addendum = () => screen.findByLabelText<HTMLTextAreaElement>('Addendum');
const add = () => screen.getByRole('button', { name: 'Add addendum' });

describe('a closed note', () => {
  it('names an addendum that is typed and not added when the visit is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { open } = await openNote({ closed: true });
    const { user } = await open();
    await user.type(await addendum(), 'Allergic to penicillin.');
    await user.click(await screen.findByRole('button', { name: 'Print (Ctrl+P)' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const said = addendumNotOnPaper('Allergic to penicillin.');
    expect(await screen.findByText(said)).not.toBeNull();
  });

  it('is shown as it is, and takes addenda with name and time', async () => {
    const { api, open } = await openNote({ closed: true, case_summary: 'Viral fever' });
    const { user } = await open();
    expect((await complaint()).readOnly).toBe(true);
    expect(screen.getByText('Closed: addenda only')).not.toBeNull();
    for (const name of ['Save', 'Edit case summary'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    expect(await sheet.findByText('Rest')).not.toBeNull();
    expect(sheet.queryByLabelText('Advice')).toBeNull();
    await user.type(await addendum(), 'Allergic to penicillin.');
    await expectAccessible();
    await user.dblClick(add());
    expect(await screen.findByText('Allergic to penicillin.')).not.toBeNull();
    expect(screen.getByText('Addendum, 21 Nov 2026, 4:00 pm, Ravi Kumar')).not.toBeNull();
    expect((await addendum()).value).toBe('');
    expect(api.requests(addAddendum)).toHaveLength(1);
  });

  it('keeps an addendum that could not be added', async () => {
    const { api, open } = await openNote({ closed: true });
    api.on(addAddendum, fail(500, 'The server is busy.'));
    const { user } = await open();
    await user.type(await addendum(), 'Rash.');
    await user.click(add());
    expect(await screen.findByText('The server is busy.')).not.toBeNull();
    expect((await addendum()).value).toBe('Rash.');
  });

  it('keeps the addendum of each tab, and finds the one that a closed tab left', async () => {
    const { visit, open } = await openNote({ closed: true });
    const keyIn = (tab: string) => `openopd.draft.${doctor.id}.addendum.${visit.id}${tab}`;
    const left = JSON.stringify({ text: 'Rash', isOffered: false });
    localStorage.setItem(keyIn('@closed'), left);
    const { user } = await open();
    expect((await addendum()).value).toBe('Rash');
    await user.type(await addendum(), ' on the back.');
    for (const key of [keyIn(''), keyIn('@other')]) {
      localStorage.setItem(key, JSON.stringify({ text: 'Itching.', isOffered: false }));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    }
    expect((await addendum()).value).toBe('Rash on the back.');
    expect(localStorage.getItem(keyIn('@other'))).toContain('Itching.');
  });

  it('is only read by others, with its addenda', async () => {
    const { visit, open } = await openNote({ closed: true }, aUser('lab'));
    const told = { addedAt: '2026-11-21T10:30:00.000Z', addedBy: 'Ravi Kumar' };
    addenda = [{ id: anId(), visitId: visit.id, text: 'Rash.', ...told }];
    await open();
    expect(await screen.findByText('Rash.')).not.toBeNull();
    expect(screen.queryByLabelText('Addendum')).toBeNull();
  });
});

describe('text that misses the closing', () => {
  it('of the complaint is offered as an addendum', async () => {
    const { api, current, open } = await openNote({});
    const { user } = await open();
    await user.type(await complaint(), '\nNo rash.');
    const note = { ...current(), closed: true };
    api.on(getComplaint, note);
    api.on(
      saveComplaint,
      fail(409, MESSAGES.noteClosed, { ...CLOSED, current: VisitNote.encode(note) }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = await addendum();
    expect(field.value).toBe('No rash.');
    expect(screen.getByText(M.offered)).not.toBeNull();
    expect((await complaint()).value).toBe('Fever');
    await expectAccessible();
    await user.click(add());
    await waitFor(() => expect(addenda.map(({ text }) => text)).toEqual(['No rash.']));
    expect(screen.queryByText(M.offered)).toBeNull();
  });

  it('of the sheet is offered too', async () => {
    const { api, visit, current, open } = await openNote({});
    const { user } = await open();
    const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    const closed = aVisitSheet(visit, { closed: true, advice: 'Rest' });
    api.on(getComplaint, { ...current(), closed: true });
    api.on(
      saveVisitSheet,
      fail(409, MESSAGES.noteClosed, { ...CLOSED, current: VisitSheet.encode(closed) }),
    );
    api.on(getVisitSheet, closed);
    await user.type(await sheet.findByLabelText('Advice'), '\nWarm fluids');
    expect((await addendum()).value).toBe('Advice: Warm fluids');
    expect(sheet.queryByLabelText('Advice')).toBeNull();
    expect(api.requests(saveVisitSheet)).toHaveLength(1);
  });

  it('of another day is offered from this device', async () => {
    const { visit, api, current, open } = await openNote({});
    const { user } = await open();
    api.on(saveComplaint, fail(503, 'Not reachable.'));
    await user.type(await complaint(), '\nNo rash.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved, kept on this device');
    window.dispatchEvent(new Event('pagehide'));
    api.on(getComplaint, { ...current(), closed: true });
    cleanup();
    await renderApp(`/edit-complaint/${visit.id}`, { as: doctor, api, keepStorage: true });
    await user.click(await screen.findByRole('button', { name: 'Use as addendum' }));
    expect((await addendum()).value).toBe('No rash.');
  });
});
