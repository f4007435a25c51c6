import { getCashBook } from '#contract/books/books.endpoints.ts';
import {
  getSupplierLedger,
  listSupplierBalances,
  takeBackPayment,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The calls that a change of a ledger makes stale. */
export const LEDGER_READS = [getSupplierLedger, listSupplierBalances, getCashBook] as const;

/** Takes back a payment, and shows what happened. */
export function useTakeBack() {
  const { mutateAsync } = useApiMutation(takeBackPayment, { invalidates: LEDGER_READS });
  return async (id: string): Promise<void> => {
    try {
      await mutateAsync({ params: { id } });
      toast.success(M.takenBack);
    } catch (error) {
      toast.error(saidOr(error, M.takeBackFailed));
    }
  };
}
