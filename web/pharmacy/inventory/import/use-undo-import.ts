import { IMPORT_UNDO_MESSAGES as M } from '#contract/pharmacy/drug-import-undo.ts';
import {
  getDrug,
  listDrugImports,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { listSupplierInvoices } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Undoes an import of drugs, and shows what was undone and what was left. */
export function useUndoImport() {
  const { mutateAsync, isPending } = useApiMutation(undoDrugImport, {
    invalidates: [listDrugs, getDrug, listDrugImports, listSupplierInvoices],
  });
  const undo = async (id: string): Promise<void> => {
    try {
      const { message, left } = await mutateAsync({ params: { id } });
      // Stays: the names of what was left must not be lost after some seconds.
      toast.success(message, { stays: left.length > 0 });
    } catch (error) {
      toast.error(serverSaidOr(error, M.failed));
    }
  };
  return { undo, isPending };
}
