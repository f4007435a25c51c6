import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { orderedAlready } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { offerAsAddendum } from '#web/addenda/index.ts';
import { readTabDrafts, removeTakenOver, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { withoutOrdered } from './already-ordered.ts';
import { putAsideClosed } from './closed-sheet.ts';
import { draftOfSheet, isSame, mergeDrafts, SheetDraft } from './sheet-draft.ts';

/** An edited sheet as the device keeps it. */
export const KeptSheet = z.object({ base: SheetDraft, mine: SheetDraft });
export const keyOf = (visitId: string) => `visit-sheet.${visitId}`;

/** The version of the server with what this device kept of interrupted edits, of all its tabs. */
function begin(sheet: VisitSheet) {
  const kept = readTabDrafts(keyOf(sheet.visitId)).flatMap((one) => {
    const { data } = KeptSheet.safeParse(one.draft);
    return data ? [{ ...one, ...data }] : [];
  });
  const merged = kept.reduce(
    (on, { base, mine }) => mergeDrafts(base, mine, on),
    draftOfSheet(sheet),
  );
  const { draft, twice } = withoutOrdered(sheet, merged);
  return { ...onSheet(sheet, draft), isTouched: kept.length > 0, kept, twice };
}

/** A draft on top of a sheet; `aside` is what a closed one does not take any more. */
function onSheet(sheet: VisitSheet, draft: SheetDraft) {
  if (!sheet.closed) return { sheet, draft, aside: '' };
  return { sheet, ...putAsideClosed(draftOfSheet(sheet), draft) };
}

/** The server's sheet and the draft on top of it. Each change is kept on the device at once. */
export function useSheetState(first: VisitSheet) {
  const [{ kept, twice, ...begun }] = useState(() => begin(first));
  const [state, setState] = useState(begun);
  const latest = useRef(state);

  const put = (next: typeof state): void => {
    latest.current = next;
    setState(next);
    const base = draftOfSheet(next.sheet);
    const isSaved = isSame(base, next.draft);
    writeOwnDraft(keyOf(first.visitId), isSaved ? null : { base, mine: next.draft });
  };
  const takeOver = useEffectEvent(() => {
    if (kept.length === 0) return;
    put(latest.current);
    removeTakenOver(kept, keyOf(first.visitId));
    if (twice.length > 0) toast.info(orderedAlready(twice), { stays: true });
  });
  useEffect(() => takeOver(), []);
  const change = (part: Partial<SheetDraft>): void =>
    put({
      ...latest.current,
      draft: { ...latest.current.draft, ...part },
      isTouched: true,
    });
  /** Puts the draft on top of a newer version. */
  const receive = (theirs: VisitSheet): void => {
    const { sheet: before, draft: mine } = latest.current;
    const merged = mergeDrafts(draftOfSheet(before), mine, draftOfSheet(theirs));
    put({ ...latest.current, ...onSheet(theirs, merged) });
  };
  const { aside } = state;
  useEffect(() => offerAsAddendum(first.visitId, aside), [first.visitId, aside]);
  return { ...state, latest, change, receive };
}
