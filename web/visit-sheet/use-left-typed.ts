import { type RefObject, useRef } from 'react';
import {
  completeWithout,
  VISIT_SHEET_MESSAGES as M,
  notTaken,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { takeAllTyped } from './take-typed.ts';
import { TYPED_FIELDS, typedName } from './typed-name.ts';

/**
 * Takes the typed texts before the sheet is printed (`take`) or its visit completed (`settle`). A
 * text that fits nothing and a new row without days stop the completion the first time, with the
 * focus in their field; the same text is left out the second time. `settle` returns whether to go on.
 */
export function useLeftTyped(visitId: string, sheet: RefObject<HTMLElement | null>) {
  const shown = useRef('');
  const take = (): void => {
    for (const { typed } of takeAllTyped(sheet.current).left) toast.info(notTaken(typed));
  };
  const settle = (): boolean => {
    const { left, asked } = takeAllTyped(sheet.current);
    const texts = left.map(({ typed }) => typed).join('\n');
    const isNew = texts !== shown.current;
    shown.current = texts;
    if (isNew) for (const { typed } of left) toast.info(completeWithout(typed));
    if (asked) toast.info(M.daysAsked);
    const stop = asked ?? (isNew ? left[0]?.field : undefined);
    stop?.focus();
    if (stop) return false;
    for (const field of TYPED_FIELDS) writeOwnDraft(typedName(visitId, field), null);
    return true;
  };
  return { take, settle };
}
