import type { FormEvent } from 'react';
import { z } from 'zod';
import { useKept } from '#web/lib/session/use-kept.ts';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { typedName } from '../typed-name.ts';

const Ids = z.array(z.string());
const NUMBERS: ReadonlySet<string | undefined> = new Set(['perDay', 'days', 'quantity']);

/** The rows whose dose was not sure, by their drugs, until a number is typed in them. */
export function useUnsureRows(visitId: string, lines: readonly OrderLineDraft[]) {
  const [ids, keep] = useKept(typedName(visitId, 'unsure-rows'), Ids);
  const set = (drugId: string, isUnsure: boolean): void =>
    keep((now) => {
      const others = (now ?? []).filter((id) => id !== drugId);
      const next = isUnsure ? [...others, drugId] : others;
      return next.length > 0 ? next : null;
    });
  return {
    isUnsure: (drugId: string): boolean => ids?.includes(drugId) ?? false,
    set,
    /** Of the element around the rows: the number that stands there may be typed again. */
    onInput: ({ target }: FormEvent): void => {
      if (!(target instanceof HTMLInputElement) || !NUMBERS.has(target.dataset.field)) return;
      const label = target.getAttribute('aria-label') ?? '';
      const line = lines.find(({ name }) => label.endsWith(` of ${name}`));
      if (line) set(line.drugId, false);
    },
  };
}
