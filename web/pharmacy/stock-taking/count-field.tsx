import { type KeyboardEvent, useRef, useState } from 'react';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { CODE_MESSAGES as C } from '#contract/pharmacy/codes/drug-code.messages.ts';
import { isSurelyCode } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import { isUncounted } from '#contract/pharmacy/stock-taking/stock-count.rules.ts';
import type { CountedBatch } from '#contract/pharmacy/stock-taking/stock-count.ts';
import {
  enterCount,
  getStockSheet,
  leaveOutCount,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { PackQuantityField } from '../packs/pack-quantity-field.tsx';

/** Moves the focus to the next field of the sheet. Leaving a field saves it. */
function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-count]')];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

/** The own count of a batch: saved when the field is left, taken back when it is emptied or has `?`. */
export function CountField({ row }: { row: CountedBatch }) {
  const mine = row.counts.find(({ isMine }) => isMine);
  const entered = mine ? String(mine.counted) : '';
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState<string>();
  // The stock when the typing began: a sale meanwhile is refused, and the shelf counted again.
  const expected = useRef(row.quantity);
  const invalidates = [getStockSheet];
  const enter = useApiMutation(enterCount, { invalidates });
  const leaveOut = useApiMutation(leaveOutCount, { invalidates });

  const send = async (text: string): Promise<void> => {
    if (text === '') {
      if (mine) await leaveOut.mutateAsync({ params: { id: mine.id } });
      return;
    }
    const body = { counted: typedNumber(text), expected: expected.current };
    await enter.mutateAsync({ params: { id: row.id }, body });
  };
  const save = async (): Promise<void> => {
    if (typed === undefined) return;
    const isLeftOut = isUncounted(typed);
    const text = isLeftOut ? '' : typed.trim();
    if (isSurelyCode(text)) {
      setTyped('');
      setProblem(C.scanAbove);
      return;
    }
    if (text !== '' && !(Number.isInteger(typedNumber(text)) && typedNumber(text) >= 0)) {
      setProblem(M.wholeNumber);
      return;
    }
    try {
      await send(text);
      // What was typed while this was saved stays.
      setTyped((now) => (now === typed ? undefined : now));
      setProblem(undefined);
      setNote(isLeftOut ? M.notCounted : undefined);
    } catch (error) {
      setProblem(saidOr(error, M.saveFailed));
    }
  };
  return (
    <PackQuantityField
      inputMode="numeric"
      data-count={row.id}
      aria-label={`Counted ${row.drug}${row.batch_no ? `, batch ${row.batch_no}` : ''}`}
      value={typed ?? entered}
      packed={row}
      error={problem}
      description={note}
      onPieces={(value) => {
        if (typed === undefined || problem) expected.current = row.quantity;
        setProblem(undefined);
        setNote(undefined);
        setTyped(value);
      }}
      onKeyDown={toNextField}
      onBlur={() => void save()}
    />
  );
}
