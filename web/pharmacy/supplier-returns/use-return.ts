import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getDrug, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import type {
  Returnable,
  ReturnableBatch,
  ReturnReason,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import {
  listReturnableBatches,
  returnToSupplier,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { LEDGER_READS } from '../supplier-ledger/use-take-back.ts';
import { type ChosenBatch, errorOf, returnInput, usualReason } from './return-draft.ts';

/** The calls that a return or its undo makes stale. */
export const RETURN_READS = [
  ...LEDGER_READS,
  ...[listReturnableBatches, listDrugs, getDrug, listDrugBatches],
] as const;

/** The batches chosen for a return, and the call that makes its debit note. */
export function useReturn(supplierId: string, show: Returnable) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenBatch>>(new Map());
  const [picked, setReason] = useState<ReturnReason>();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(returnToSupplier, { invalidates: RETURN_READS });
  const lines = [...chosen.values()].filter(({ quantity }) => quantity.trim() !== '');
  const reason = picked ?? usualReason(lines, show);
  const { run, pending } = useSingleFlight(async () => {
    setError(null);
    if (supplierId === '') return setError(M.supplierMissing);
    if (lines.length === 0) return setError(M.noneChosen);
    const wrong = lines.map(errorOf).find((one) => one !== undefined);
    if (wrong) return setError(wrong);
    try {
      const body = returnInput(lines, reason, note);
      const made = await mutateAsync({ params: { id: supplierId }, body });
      toast.success(M.returned(made.number));
      void navigate(pathTo(ADDRESSES.supplierReturn, { id: made.id }));
    } catch (refused) {
      setError(saidOr(refused, M.failed));
    }
  });
  return {
    ...{ lines, reason, setReason, note, setNote, error, run, pending },
    of: (batch: ReturnableBatch): ChosenBatch =>
      chosen.get(batch.id) ?? { batch, quantity: '', cost: '' },
    choose: (one: ChosenBatch): void =>
      setChosen((before) => new Map(before).set(one.batch.id, one)),
    /** Keeps the pieces but those that another supplier delivered. */
    keepOf: (supplier: string): void => {
      setError(null);
      setChosen((before) => {
        const isOther = ({ batch }: ChosenBatch): boolean =>
          batch.supplier !== null && batch.supplier.id !== supplier;
        return new Map([...before].filter(([, one]) => !isOther(one)));
      });
    },
  };
}
