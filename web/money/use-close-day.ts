import { useState } from 'react';
import { inRupees, paise } from '#contract/kernel/numbers/money.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import { closeDay, getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useKeptFields } from '#web/lib/session/use-kept-fields.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { TypedCount } from './cash-count.values.ts';
import {
  countedSum,
  countInput,
  countProblems,
  EMPTY_COUNT,
  typedOf,
} from './cash-count.values.ts';

/** Cash to count: of a drawer's next close, or of a close whose count is corrected. */
export type ToCount = Pick<DayClose, 'cashier' | 'day' | 'number' | 'expected'> & {
  readonly corrects?: DayClose;
};

/** The typed count against the expected cash, and closing the day or correcting its close. */
export function useCloseDay(asked: ToCount, onClosed: (close: DayClose) => void) {
  const { cashier, day, expected, number, corrects } = asked;
  const empty = corrects ? typedOf(corrects) : EMPTY_COUNT;
  const missing = corrects ? M.reasonNeeded : M.noteNeeded;
  const [typed, setTyped] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(closeDay);
  // Kept while a patient interrupts the count. A close starts another one.
  const drop = useKeptFields(
    corrects ? `drawer.correct.${corrects.id}` : `drawer.${cashier.id}.${day}.${number - 1}`,
    { fields: typed, empty, restore: (kept) => setTyped({ ...empty, ...kept }) },
  );
  const problems = countProblems(typed);
  const counted = countedSum(typed);
  const difference = paise(counted - expected);
  const needsReason = corrects !== undefined || difference !== 0;
  const isRight = Object.keys(problems).length === 0;

  const { run, pending } = useSingleFlight(async () => {
    if (!isRight) return;
    if (needsReason && typed.note.trim() === '') return setError(missing);
    setError(null);
    const seen = {
      number,
      expected: inRupees(expected),
      ...(corrects && { corrects: corrects.id }),
    };
    const body = { cashierId: cashier.id, day, ...seen, ...countInput(typed), note: typed.note };
    try {
      const close = await mutateAsync({ body });
      drop();
      setTyped(empty);
      toast.success(corrects ? M.corrected : M.closed);
      onClosed(close);
    } catch (refused) {
      setError(`${corrects ? M.correctFailed : M.closeFailed} ${messageOf(refused)}`);
    }
    await invalidate(getDrawer, listDayCloses);
  });
  const change = (name: keyof TypedCount, text: string): void => {
    setError(null);
    setTyped({ ...typed, [name]: text });
  };
  const isBegun = Object.values(typed).some((text) => text !== '');
  const count = { typed, change, problems, counted, difference, isBegun, isRight };
  return { ...count, asked, needsReason, missing, error, run, pending };
}
