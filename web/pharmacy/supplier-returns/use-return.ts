import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { getDrug, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import {
  RETURN_REASONS,
  type Returnable,
  ReturnableBatch,
  type ReturnReason,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import {
  listReturnableBatches,
  returnToSupplier,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { LEDGER_READS } from '../supplier-ledger/use-take-back.ts';
import { type ChosenBatch, errorOf, returnInput, usualReason } from './return-draft.ts';

/** The calls that a return or its undo makes stale. */
export const RETURN_READS = [
  ...LEDGER_READS,
  ...[listReturnableBatches, listDrugs, getDrug, listDrugBatches],
] as const;

const Kept = z.object({
  lines: z.array(z.object({ batch: ReturnableBatch, quantity: z.string(), cost: z.string() })),
  reason: z.enum(RETURN_REASONS).nullable(),
  note: z.string(),
});
type Kept = z.output<typeof Kept>;

const NOTHING: Kept = { lines: [], reason: null, note: '' };
const isNothing = ({ lines, reason, note }: Kept) => lines.length === 0 && !reason && note === '';

/** The typed pieces of returns to all suppliers, kept on the device until it is sent or cleared. */
function useKeptReturn() {
  const [kept, keep] = useKept('supplier-return', Kept);
  const change = (next: (before: Kept) => Kept): void =>
    keep((before) => {
      const after = next(before ?? NOTHING);
      return isNothing(after) ? null : after;
    });
  return [kept ?? NOTHING, change] as const;
}

/** Whether a batch may go back to this supplier: all may until one is chosen. */
const isOf =
  (supplierId: string) =>
  ({ batch: { supplier } }: Pick<ChosenBatch, 'batch'>): boolean =>
    supplierId === '' || supplier === null || supplier.id === supplierId;

type Asked = {
  supplierId: string;
  show: Returnable;
  /** The batches on the screen, as they are now. */
  shown: readonly ReturnableBatch[];
};

/**
 * The batches chosen for a return, and the call that makes its debit note. What is typed for another
 * supplier stays until that supplier is chosen again.
 */
export function useReturn({ supplierId, show, shown }: Asked) {
  const [{ lines: kept, reason: picked, note }, change] = useKeptReturn();
  const [error, setError] = useState<{ at: string; text: string } | null>(null);
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(returnToSupplier, { invalidates: RETURN_READS });
  const chosen = kept.filter(isOf(supplierId)).map((one) => {
    const now = shown.find(({ id }) => id === one.batch.id);
    return now ? { ...one, batch: now } : one;
  });
  const lines = chosen.filter(({ quantity }) => quantity.trim() !== '');
  const reason = picked ?? usualReason(lines, show);
  const forget = (): void =>
    change((before) => {
      const gone = new Set(lines.map(({ batch }) => batch.id));
      return { ...NOTHING, lines: before.lines.filter(({ batch }) => !gone.has(batch.id)) };
    });
  const { run, pending } = useSingleFlight(async () => {
    const refuse = (text: string) => setError({ at: supplierId, text });
    setError(null);
    if (supplierId === '') return refuse(M.supplierMissing);
    if (lines.length === 0) return refuse(M.noneChosen);
    const wrong = lines.map(errorOf).find((one) => one !== undefined);
    if (wrong) return refuse(wrong);
    try {
      const body = returnInput(lines, reason, note);
      const made = await mutateAsync({ params: { id: supplierId }, body });
      forget();
      toast.success(M.returned(made.number));
      void navigate(pathTo(ADDRESSES.supplierReturn, { id: made.id }));
    } catch (refused) {
      refuse(saidOr(refused, M.failed));
    }
  });
  return {
    ...{ lines, reason, note, run, pending, forget },
    error: error?.at === supplierId ? error.text : null,
    hidden: lines.filter(({ batch }) => !shown.some(({ id }) => id === batch.id)),
    setReason: (next: ReturnReason): void => change((before) => ({ ...before, reason: next })),
    setNote: (next: string): void => change((before) => ({ ...before, note: next })),
    of: (batch: ReturnableBatch): ChosenBatch =>
      chosen.find((one) => one.batch.id === batch.id) ?? { batch, quantity: '', cost: '' },
    choose: (one: ChosenBatch): void =>
      change((before) => {
        const others = before.lines.filter(({ batch }) => batch.id !== one.batch.id);
        const isEmpty = one.quantity === '' && one.cost === '';
        return { ...before, lines: isEmpty ? others : [...others, one] };
      }),
  };
}
