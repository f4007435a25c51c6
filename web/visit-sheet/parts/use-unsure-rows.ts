import type { FormEvent, KeyboardEvent } from 'react';
import { z } from 'zod';
import { useKept } from '#web/lib/session/use-kept.ts';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { typedName } from '../typed-name.ts';

const Ids = z.array(z.string());
/** The numbers of a row that end its mark once one is typed. */
const NUMBERS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'unsure-rows': ['perDay', 'days', 'quantity'],
  'undated-rows': ['days', 'quantity'],
};
/** Enter in one of them takes the numbers that are offered. The first Enter after a row may be a second press. */
const LAST_NUMBERS: typeof NUMBERS = {
  'unsure-rows': ['days', 'quantity'],
  'undated-rows': ['days', 'quantity'],
};

/**
 * The rows whose dose was not sure, or that were typed without days, by their drugs, until a number is typed in
 * them.
 */
export function useMarkedRows(
  visitId: string,
  lines: readonly OrderLineDraft[],
  mark: 'unsure-rows' | 'undated-rows',
  /** Called with the row and the field whose number was typed or taken. */
  onAccepted?: (line: OrderLineDraft, field: string) => void,
) {
  const [ids, keep] = useKept(typedName(visitId, mark), Ids);
  const set = (drugId: string, isUnsure: boolean): void =>
    keep((now) => {
      const others = (now ?? []).filter((id) => id !== drugId);
      const next = isUnsure ? [...others, drugId] : others;
      return next.length > 0 ? next : null;
    });
  const isMarked = (drugId: string): boolean => ids?.includes(drugId) ?? false;
  const accept = (target: EventTarget, fields: typeof NUMBERS, isTyped: boolean): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const { field = '' } = target.dataset;
    const label = target.getAttribute('aria-label') ?? '';
    const line = lines.find(({ name }) => label.endsWith(` of ${name}`));
    if (!line || !fields[mark]?.includes(field) || !(isTyped || isMarked(line.drugId))) return;
    set(line.drugId, false);
    onAccepted?.(line, field);
  };
  return {
    isMarked,
    set,
    /** On the element around the rows: the number that stands there may be typed again. */
    onInput: ({ target }: FormEvent): void => accept(target, NUMBERS, true),
    onKeyDown: ({ target, key, repeat }: KeyboardEvent): void => {
      if (key === 'Enter' && !repeat) accept(target, LAST_NUMBERS, false);
    },
  };
}
