import { useState } from 'react';
import { inRupees, paise } from '#contract/kernel/numbers/money.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DayClose, Drawer } from '#contract/money/day-close.ts';
import { closeDay, getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useKeptFields } from '#web/lib/session/use-kept-fields.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { TypedCount } from './cash-count.values.ts';
import { countedSum, countInput, countProblems, EMPTY_COUNT } from './cash-count.values.ts';

/** The typed count of a drawer against the expected cash, and closing its day. */
export function useCloseDay(drawer: Drawer, onClosed: (close: DayClose) => void) {
  const [typed, setTyped] = useState(EMPTY_COUNT);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(closeDay);
  const { cashier, day, expected, closes } = drawer;
  // Kept while a patient interrupts the count. A close starts another one.
  const drop = useKeptFields(`drawer.${cashier.id}.${day}.${closes}`, {
    fields: typed,
    empty: EMPTY_COUNT,
    restore: (kept) => setTyped({ ...EMPTY_COUNT, ...kept }),
  });
  const problems = countProblems(typed);
  const counted = countedSum(typed);
  const difference = paise(counted - expected);
  const isRight = Object.keys(problems).length === 0;

  const { run, pending } = useSingleFlight(async () => {
    if (!isRight) return;
    if (difference !== 0 && typed.note.trim() === '') return setError(M.noteNeeded);
    setError(null);
    const seen = { number: closes + 1, expected: inRupees(expected) };
    const body = { cashierId: cashier.id, day, ...seen, ...countInput(typed), note: typed.note };
    try {
      onClosed(await mutateAsync({ body }));
      drop();
      setTyped(EMPTY_COUNT);
      toast.success(M.closed);
    } catch (refused) {
      setError(`${M.closeFailed} ${messageOf(refused)}`);
    }
    await invalidate(getDrawer, listDayCloses);
  });
  const change = (name: keyof TypedCount, text: string): void => {
    setError(null);
    setTyped({ ...typed, [name]: text });
  };
  const isBegun = Object.values(typed).some((text) => text !== '');
  return { typed, change, problems, counted, difference, isBegun, isRight, error, run, pending };
}
