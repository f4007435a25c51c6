import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { offerAsAddendum } from '#web/addenda/index.ts';
import { readTabDrafts, removeTakenOver, writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { sayOrdered, withoutOrdered } from './already-ordered.ts';
import { putAsideClosed } from './closed-sheet.ts';
import { keepUntaken, splitLeft } from './left-rows.ts';
import { draftOfSheet, isSame, isSameSheet, mergeDrafts, SheetDraft } from './sheet-draft.ts';

/** An edited sheet as the device keeps it. */
export const KeptSheet = z.object({ base: SheetDraft, mine: SheetDraft });
export const keyOf = (visitId: string) => `visit-sheet.${visitId}`;

/** The newest form of each visit on this page: only it writes the page's draft. */
const formOf = new Map<string, object>();

const NOT_LEFT: readonly OrderLineDraft[] = [];

/** The version of the server with what this device kept of interrupted edits, of all its tabs. */
function begin(sheet: VisitSheet, isOver: boolean) {
  const kept = readTabDrafts(keyOf(sheet.visitId)).flatMap((one) => {
    const { data } = KeptSheet.safeParse(one.draft);
    return data ? [{ ...one, ...data }] : [];
  });
  const merged = kept.reduce(
    (on, { base, mine }) => mergeDrafts(base, mine, on),
    draftOfSheet(sheet),
  );
  const { draft, ...ordered } = withoutOrdered(sheet, merged);
  const isTouched = kept.length > 0;
  if (!isOver) return { ...onSheet(sheet, draft), isTouched, kept, ordered, left: NOT_LEFT };
  const split = splitLeft(sheet, draft);
  // Here, before the fields are rendered, which show it.
  keepUntaken(sheet.visitId, split.untaken);
  return { ...onSheet(sheet, split.draft), isTouched, kept, ordered, left: split.left };
}

/** A draft on top of a sheet; `aside` is what a closed one does not take any more. */
function onSheet(sheet: VisitSheet, draft: SheetDraft) {
  if (!sheet.closed) return { sheet, draft, aside: '' };
  return { sheet, ...putAsideClosed(draftOfSheet(sheet), draft) };
}

/**
 * The server's sheet and the draft on top of it. Each change is kept on the device at once. Of a visit that is over,
 * rows that were not ordered are `left` until they are edited or `order` is called.
 */
export function useSheetState(first: VisitSheet, isOver: boolean) {
  const [{ kept, ordered, ...begun }] = useState(() => begin(first, isOver));
  const [state, setState] = useState(begun);
  const latest = useRef(state);

  useLayoutEffect(() => {
    formOf.set(first.visitId, latest);
  }, [first.visitId]);

  const put = (next: typeof state): void => {
    latest.current = next;
    setState(next);
    // One that was left may still save, while the form that followed it has a newer draft.
    if (formOf.get(first.visitId) !== latest) return;
    const base = draftOfSheet(next.sheet);
    const isSaved = isSameSheet(base, next.draft);
    writeOwnDraft(keyOf(first.visitId), isSaved ? null : { base, mine: next.draft });
  };
  const takeOver = useEffectEvent(() => {
    if (kept.length === 0) return;
    put(latest.current);
    removeTakenOver(kept, keyOf(first.visitId));
    sayOrdered(ordered);
  });
  useEffect(() => takeOver(), []);
  const change = (part: Partial<SheetDraft>): void =>
    put({
      ...latest.current,
      draft: { ...latest.current.draft, ...part },
      isTouched: true,
    });
  const isLeft = (line: OrderLineDraft): boolean =>
    latest.current.left.some((one) => isSame(one, line));
  const order = (line: OrderLineDraft): void =>
    put({
      ...latest.current,
      left: latest.current.left.filter(({ drugId }) => drugId !== line.drugId),
      isTouched: true,
    });
  /** Puts the draft on top of a newer version, without what was billed or done meanwhile. */
  const receive = (theirs: VisitSheet): void => {
    const { sheet: before, draft: mine } = latest.current;
    const merged = mergeDrafts(draftOfSheet(before), mine, draftOfSheet(theirs));
    const { draft, ...left } = withoutOrdered(theirs, merged, before);
    put({ ...latest.current, ...onSheet(theirs, draft) });
    sayOrdered(left);
  };
  const { aside } = state;
  useEffect(() => offerAsAddendum(first.visitId, aside), [first.visitId, aside]);
  return { ...state, latest, change, receive, isLeft, order };
}
