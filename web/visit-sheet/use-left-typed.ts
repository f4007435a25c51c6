import { type RefObject, useEffect, useRef } from 'react';
import {
  completeUnordered,
  completeWithout,
  completeWithoutFollowUp,
  completeWithoutVitals,
  followUpNotRead,
  VISIT_SHEET_MESSAGES as M,
  notTaken,
  vitalsNotRead,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { toast, withdrawToasts } from '#web/ui/toast/toast.ts';
import { askingRows, focusAsking } from './asking-rows.ts';
import { askedNames, askFor, UNDATED, UNSURE } from './parts/undated-rows.ts';
import type { SheetEditor } from './saving/use-sheet-editor.ts';
import { forgetUnread, type LeftText, takeAllTyped } from './take-typed.ts';
import { aboutCompletion, forgetTyped } from './typed-name.ts';

const ON_PRINT = { rows: notTaken, vitals: vitalsNotRead, 'follow-up': followUpNotRead };
const ON_COMPLETE = {
  rows: completeWithout,
  vitals: completeWithoutVitals,
  'follow-up': completeWithoutFollowUp,
};
const onPrint = ({ typed, of = 'rows' }: LeftText) => ON_PRINT[of](typed);
const onComplete = ({ typed, of = 'rows' }: LeftText) => ON_COMPLETE[of](typed);

/** Says all messages when one of them is new since the last time; returns whether one is. */
function useSaidOnce(about: string) {
  const said = useRef<ReadonlySet<string>>(new Set());
  return (messages: readonly string[]): boolean => {
    const isNew = messages.some((message) => !said.current.has(message));
    said.current = new Set(messages);
    if (isNew) for (const message of messages) toast.info(message, { about });
    return isNew;
  };
}

/**
 * Takes the typed texts before the sheet is printed (`take`) or its visit completed (`settle`). A
 * text that fits nothing and a new row without days stop the completion the first time, with the
 * focus in their field; the same text is left out the second time. `settle` returns whether to go on, and `forget`
 * removes from the device the texts that were left out, once the visit is completed, and returns a function that puts
 * them back. Days that were asked for and are left as they are the second time are accepted.
 */
export function useLeftTyped(editor: SheetEditor, sheet: RefObject<HTMLElement | null>) {
  const { visitId } = editor.sheet;
  const about = aboutCompletion(visitId);
  const sayOnce = useSaidOnce(about);
  useEffect(() => () => withdrawToasts(about), [about]);
  // The newest rows: a typed one may just have been taken.
  const accept = useStable((names: readonly (string | null)[]) => {
    const { draft, change } = editor;
    const isAsked = ({ name, daysAssumed }: (typeof draft.lines)[number]) =>
      daysAssumed === true && names.includes(name);
    if (!draft.lines.some(isAsked)) return;
    const written = (line: (typeof draft.lines)[number]) => ({ ...line, daysAssumed: undefined });
    change({ lines: draft.lines.map((line) => (isAsked(line) ? written(line) : line)) });
  });
  const take = (): void => {
    for (const left of takeAllTyped(sheet.current).left) toast.info(onPrint(left));
  };
  const settle = (): boolean => {
    const { left, ...taken } = takeAllTyped(sheet.current);
    const accepted = askedNames(sheet.current, UNDATED);
    const dose = askFor(sheet.current, UNSURE);
    const days = askFor(sheet.current, UNDATED) ?? (dose ? null : taken.asked);
    const asked = dose ?? days;
    const isNew = sayOnce(left.map(onComplete));
    if (dose) toast.info(M.doseAsked, { about });
    if (days) toast.info(M.daysAsked, { about });
    const stop = asked ?? (isNew ? left[0]?.field : undefined);
    stop?.focus();
    const isDone = stop === undefined || stop === null;
    if (isDone) accept(accepted);
    return isDone;
  };
  const forget = (): (() => void) => {
    withdrawToasts(about);
    const putBackTyped = forgetTyped(visitId);
    const putBackUnread = forgetUnread(sheet.current, visitId);
    return () => {
      putBackTyped();
      putBackUnread?.();
    };
  };
  return { take, settle, forget };
}

type Unsettled = {
  readonly editor: SheetEditor;
  readonly sheet: RefObject<HTMLElement | null>;
  /** Whether an image is attached to the note and not sent. */
  readonly hasImage: boolean;
};

/**
 * Returns a function that asks, once the sheet is saved, whether to complete its visit: the rows that are not
 * ordered and an image that was not sent stop it the first time, each with its message.
 */
export function useUnsettled({
  editor,
  sheet,
  hasImage,
}: Unsettled): (mayFocus: boolean) => boolean {
  const sayOnce = useSaidOnce(aboutCompletion(editor.sheet.visitId));
  return useStable((mayFocus: boolean) => {
    const rows = askingRows(editor);
    const messages = rows.map(({ name, why }) => completeUnordered(name, why));
    const isNew = sayOnce(hasImage ? [...messages, M.imageNotSent] : messages);
    if (isNew && mayFocus && rows.length > 0) focusAsking(sheet.current, editor);
    return !isNew;
  });
}
