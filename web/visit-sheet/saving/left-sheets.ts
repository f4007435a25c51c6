import { leftSheets as M, sheetOfNoVisit } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { draftNames } from '#web/lib/session/drafts.ts';
import { offerLeft } from '#web/lib/session/live-tabs.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { discardTabDraft, readTabDrafts } from '#web/lib/session/tab-drafts.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { forgetTyped, typedRows } from '../typed-name.ts';
import { isSameSheet, type SheetDraft } from './sheet-draft.ts';
import { KeptSheet, keyOf } from './use-sheet-state.ts';

const ABOUT = 'left-sheets';
const NAME = /^visit-sheet\.([\da-f]{8}-[\da-f-]{27})(?:@|$)/;

/** The visits on the screen of this tab, which save their sheets themselves. */
const shown = new Set<string>();

/** The edits of a sheet that are on this device and not saved. */
const unsavedOf = (visitId: string): readonly SheetDraft[] =>
  readTabDrafts(keyOf(visitId)).flatMap(({ draft }) => {
    const { data } = KeptSheet.safeParse(draft);
    return data !== undefined && !isSameSheet(data.base, data.mine) ? [data.mine] : [];
  });

/** Whether a closed page or a broken connection left edits of this visit's sheet on the device. */
export const isLeft = (visitId: string): boolean => unsavedOf(visitId).length > 0;

/** The other visits whose sheet a closed page or a broken connection left on the device. */
function leftSheets(): readonly string[] {
  const ids = draftNames().flatMap((name) => NAME.exec(name)?.[1] ?? []);
  return [...new Set(ids)].filter((id) => !shown.has(id) && isLeft(id));
}

/** Repeats an offer that was closed, once the connection is back. */
let again: (() => void) | undefined;

/** Offers to open the visits with such a sheet, one after the other; an opened sheet is saved by itself. */
function offer(open: (visitId: string) => void): void {
  const left = leftSheets();
  const [first] = left;
  withdrawToasts(ABOUT);
  if (first === undefined || currentSession() === null) return;
  if (again) window.removeEventListener('online', again);
  again = () => offer(open);
  window.addEventListener('online', again, { once: true });
  const action = { label: 'Open the visit', onPress: () => open(first) };
  toast.info(M(left.length), { action, about: ABOUT, stays: true });
}

/**
 * Offers the sheets that earlier pages left on the device. No offer stands after the returned function is
 * called.
 */
export function offerLeftSheets(open: (visitId: string) => void): () => void {
  const stop = offerLeft(() => offer(open));
  return () => {
    stop();
    if (again) window.removeEventListener('online', again);
    withdrawToasts(ABOUT);
  };
}

/** Removes the sheet of a visit that no longer exists from the device, and says what was in it. */
export function forgetMissing(visitId: string): void {
  const kept = unsavedOf(visitId).flatMap(({ diagnoses, lines, outside, tests, ...rest }) => [
    ...[...diagnoses, ...[...lines, ...tests].map(({ name }) => name), outside],
    ...[rest.outsideTests, rest.advice],
  ]);
  kept.push(...typedRows(visitId));
  for (const draft of readTabDrafts(keyOf(visitId))) discardTabDraft(draft);
  forgetTyped(visitId);
  const texts = [...new Set(kept.map((text) => text.trim()).filter(Boolean))];
  if (texts.length > 0) toast.info(sheetOfNoVisit(texts), { stays: true });
  again?.();
}

/** Notes that a sheet is on the screen; returns a function that saves it when it leaves, and offers what is left. */
export function showSheet(
  visitId: string,
  save: () => Promise<boolean>,
  open: (visitId: string) => void,
): () => void {
  shown.add(visitId);
  // Other sheets that were left are offered still.
  const stop = offerLeft(() => offer(open));
  return () => {
    stop();
    shown.delete(visitId);
    // Signing out has removed the drafts.
    if (currentSession() === null) return;
    void save().then(() => offer(open));
  };
}
