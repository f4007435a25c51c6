import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { offerAsAddendum } from '#web/addenda/index.ts';
import { readDraft, writeDraft } from '#web/lib/session/drafts.ts';
import { putAsideClosed } from './closed-sheet.ts';
import { draftOfSheet, isSame, mergeDrafts, SheetDraft } from './sheet-draft.ts';

const Kept = z.object({ base: SheetDraft, mine: SheetDraft });
const keyOf = (visitId: string) => `visit-sheet.${visitId}`;

/** The version of the server with what this device kept of an interrupted edit. */
function begin(sheet: VisitSheet) {
  const kept = Kept.safeParse(readDraft(keyOf(sheet.visitId))).data;
  const saved = draftOfSheet(sheet);
  const draft = kept ? mergeDrafts(kept.base, kept.mine, saved) : saved;
  return { ...onSheet(sheet, draft), isTouched: kept !== undefined };
}

/** A draft on top of a sheet; `aside` is what a closed one does not take any more. */
function onSheet(sheet: VisitSheet, draft: SheetDraft) {
  if (!sheet.closed) return { sheet, draft, aside: '' };
  return { sheet, ...putAsideClosed(draftOfSheet(sheet), draft) };
}

/** The server's sheet and the draft on top of it. Each change is kept on the device at once. */
export function useSheetState(first: VisitSheet) {
  const [state, setState] = useState(() => begin(first));
  const latest = useRef(state);

  const put = (next: typeof state): void => {
    latest.current = next;
    setState(next);
    const base = draftOfSheet(next.sheet);
    const isSaved = isSame(base, next.draft);
    writeDraft(keyOf(first.visitId), isSaved ? null : { base, mine: next.draft });
  };
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
