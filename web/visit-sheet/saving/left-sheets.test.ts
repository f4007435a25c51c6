import { expect, it, vi } from 'vitest';
import { leftSheets, sheetOfNoVisit } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { draftNames } from '#web/lib/session/drafts.ts';
import { startSession } from '#web/lib/session/session.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { dismissToast, shownToasts } from '#web/ui/toast/toast.ts';
import { forgetMissing, showSheet } from './left-sheets.ts';
import { draftOfSheet } from './sheet-draft.ts';
import { keyOf } from './use-sheet-state.ts';

const offers = () => shownToasts().filter(({ message }) => message === leftSheets(1));

/** A visit whose edited sheet is on the device only. */
function unsaved(): string {
  const id = anId();
  const base = draftOfSheet(aVisitSheet({ id, patient_id: anId() }));
  writeOwnDraft(keyOf(id), { base, mine: { ...base, advice: 'Rest' } });
  return id;
}

it('stays offered while the next sheet is open and after that one is saved or closed', async () => {
  startSession('t', aUser('doctor'));
  const open = vi.fn();
  const left = unsaved();
  showSheet(left, () => Promise.resolve(false), open)();
  await vi.waitFor(() => expect(offers()).toHaveLength(1));

  const leave = showSheet(anId(), () => Promise.resolve(true), open);
  await vi.waitFor(() => expect(offers()).toHaveLength(1));
  leave();
  await vi.waitFor(() => expect(offers()).toHaveLength(1));

  for (const { id } of offers()) dismissToast(id);
  window.dispatchEvent(new Event('online'));
  expect(offers()).toHaveLength(1);
  offers()[0]?.action?.onPress();
  expect(open).toHaveBeenCalledExactlyOnceWith(left);

  const back = showSheet(left, () => Promise.resolve(true), open);
  await vi.waitFor(() => expect(offers()).toEqual([]));
  writeOwnDraft(keyOf(left), null);
  back();
});

it('is removed with its visit, and what was in it is named', async () => {
  startSession('t', aUser('doctor'));
  const open = vi.fn();
  const gone = unsaved();
  const typed = `visit-sheet.row.${gone}`;
  writeOwnDraft(typed, 'pan 40 od 5d');
  writeOwnDraft(`visit-sheet.reason.${gone}`, 'tolerated before');
  showSheet(anId(), () => Promise.resolve(true), open);
  await vi.waitFor(() => expect(offers()).toHaveLength(1));
  forgetMissing(gone);
  expect(offers()).toEqual([]);
  expect(
    shownToasts().some(({ message }) => message === sheetOfNoVisit(['Rest', 'pan 40 od 5d'])),
  ).toBe(true);
  expect(draftNames().filter((name) => name.includes(gone))).toEqual([]);
});
