import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidateTopics, knownReply, putReply } from '#web/lib/api/use-api.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { storedToken } from '#web/lib/session/session.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { bodyOf, isOutsideHeld, isSame, type Readiness, type SheetDraft } from './sheet-draft.ts';
import { useSheetState } from './use-sheet-state.ts';

const SAVE_AFTER_MS = 400;
const TRY_AGAIN_MS = 5_000;
const MOST_TRIES = 4;
/** A request that does not end must not hold up the saves behind it. */
const MOST_WAIT_MS = 30_000;

const Refused = z.object({ current: VisitSheet });

export type SheetFailure = { readonly message: string; readonly isPassing: boolean };

type Saver = {
  readonly first: VisitSheet;
  /** The newest sheet that the live query has. */
  readonly newest: VisitSheet;
  /** The visit is completed or cancelled: rows that it left out wait for the person. */
  readonly isOver: boolean;
  readonly readinessOf: (draft: SheetDraft, sheet: VisitSheet) => Readiness;
  /** Called with the refusal of an order: the rows that caused it are held from then on. */
  readonly onRefused: (error: ApiError, draft: SheetDraft, sheet: VisitSheet) => void;
};

/**
 * The edited sheet, and the only function that saves it. Each change is kept on the device at once,
 * and saved after a short pause.
 */
export function useSheetSaver({ first, newest, isOver, readinessOf, onRefused }: Saver) {
  const state = useSheetState(first, isOver);
  const [failure, setFailure] = useState<SheetFailure | null>(null);
  const [token] = useState(storedToken);
  const { sheet, draft, latest, receive, isTouched, isLeft, order } = state;
  const input = { params: { id: first.visitId } };
  const change = (part: Partial<SheetDraft>): void => {
    setFailure(null);
    state.change(part);
  };
  const leftToSave = () => {
    const { sheet: of, draft: mine, isTouched: isOwn } = latest.current;
    return isOwn ? bodyOf(of, mine, readiness(mine, of)) : null;
  };
  const withLeft = (of: SheetDraft, on: VisitSheet) =>
    withoutLeft(readinessOf(of, on), isLeft, isOver && isOutsideHeld(on, of));
  const readiness = useStable(withLeft);
  const refused = useStable(onRefused);

  /** An older version, of a reading that a save has overtaken, would take saved rows off the sheet. */
  const follow = (theirs: VisitSheet | undefined): void => {
    const known = latest.current.sheet;
    if (theirs && theirs.version >= known.version && !isSame(theirs, known)) receive(theirs);
  };

  const attempt = async (): Promise<boolean> => {
    // The form of this visit that was left before may have saved in the meantime.
    follow(knownReply(getVisitSheet, input));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      // Another person may have signed in while it waited.
      if (storedToken() !== token) return false;
      const body = leftToSave();
      if (!body) return true;
      try {
        const signal = AbortSignal.timeout(MOST_WAIT_MS);
        const saved = await callApi(saveVisitSheet, { ...input, body }, { signal });
        setFailure(null);
        receive(saved);
        putReply(getVisitSheet, input, saved);
        if (body.prescriptions || body.tests)
          void invalidateTopics('pharmacy-orders', 'lab-orders');
      } catch (error) {
        const newer = newerOf(error);
        // The screen learns from the sheet that the note has closed.
        if (newer?.closed) void invalidateTopics('queue');
        if (newer) receive(newer);
        else {
          const isPassing = !isFinal(error);
          setFailure({ message: messageOf(error), isPassing });
          if (isFinal(error) && body.prescriptions) {
            refused(error, latest.current.draft, latest.current.sheet);
          }
          return false;
        }
      }
    }
    return leftToSave() === null;
  };

  const { save, isSaving, isRunning } = useSaveInTurn(`visit-sheet.${first.visitId}`, attempt);

  // A screen that only shows the sheet writes nothing, even when a held row could be ordered by now.
  const isUnsaved = isTouched && bodyOf(sheet, draft, withLeft(draft, sheet)) !== null;
  const isWanted = isUnsaved && !isSaving && (failure === null || failure.isPassing);
  useSaveSoon({ isWanted, hasFailed: failure !== null, draft, save });

  const followNewest = useEffectEvent(() => {
    if (!isRunning.current) follow(newest);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new version
  useEffect(() => followNewest(), [newest]);

  return { sheet, draft, change, save, isLeft, order, isSaving, isUnsaved, failure };
}

/** Runs the saves of a visit one after another, those of a form that was left included. */
function useSaveInTurn(visit: string, attempt: () => Promise<boolean>) {
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  /** Resolves to true when nothing is left to save. */
  const save = (): Promise<boolean> => {
    setSaving(true);
    return inTurn(visit, async () => {
      isRunning.current = true;
      // The save before this one has ended with `false`.
      setSaving(true);
      try {
        return await attempt();
      } finally {
        isRunning.current = false;
        setSaving(false);
      }
    });
  };
  return { save, isSaving, isRunning };
}

type Soon = {
  readonly isWanted: boolean;
  readonly hasFailed: boolean;
  readonly draft: SheetDraft;
  readonly save: () => Promise<boolean>;
};

/** Saves after a pause, a longer one after a failure; each change restarts it. */
function useSaveSoon({ isWanted, hasFailed, draft, save }: Soon): void {
  const saveNow = useEffectEvent(() => void save());
  const delay = hasFailed ? TRY_AGAIN_MS : SAVE_AFTER_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => saveNow(), delay);
    return () => clearTimeout(timer);
  }, [isWanted, delay, draft]);
}

/**
 * A row that was left out is not ready, and neither is the text for outside that the server holds back,
 * until a reason is given.
 */
const withoutLeft = (
  base: Readiness,
  isLeft: Readiness['isReady'],
  isOutsideLeft: boolean,
): Readiness => ({
  ...base,
  isReady: (line) => !isLeft(line) && base.isReady(line),
  isOutsideReady: base.isOutsideReady && (!isOutsideLeft || base.reasons.length > 0),
});

/** Whether the server refused the request itself, so that sending it again is useless. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

function newerOf(error: unknown): VisitSheet | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return Refused.safeParse(error.body).data?.current;
}
