import { confirmDelete, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  deleteAllDrugs,
  deleteDrug,
  getDrug,
  importDefaultDrugs,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

async function told(work: () => Promise<{ message: string }>, failed: string): Promise<void> {
  try {
    toast.success((await work()).message);
  } catch (error) {
    toast.error((error instanceof ApiError && serverMessage(error.body)) || failed);
  }
}

/** What is done with the whole inventory, or a drug of it, after a question. */
export function useInventoryActions() {
  const confirm = useConfirm();
  const invalidates = [listDrugs, getDrug];
  const remove = useApiMutation(deleteDrug, { invalidates });
  const removeAll = useApiMutation(deleteAllDrugs, { invalidates });
  const addDefaults = useApiMutation(importDefaultDrugs, { invalidates });

  return {
    isAddingDefaults: addDefaults.isPending,
    async remove({ id, name }: Drug): Promise<void> {
      const sure = await confirm({
        title: 'Confirm Deletion',
        message: confirmDelete(name),
        confirmLabel: 'Delete',
        danger: true,
      });
      if (sure) await told(() => remove.mutateAsync({ params: { id } }), M.deleteFailed);
    },
    async removeAll(): Promise<void> {
      const sure = await confirm({
        title: 'Confirm Deletion of All Drugs',
        message: M.confirmDeleteAll,
        confirmLabel: 'Delete all',
        danger: true,
      });
      if (sure) await told(() => removeAll.mutateAsync({}), M.deleteAllFailed);
    },
    async addDefaults(): Promise<void> {
      const sure = await confirm({
        title: 'Add Default Medications',
        message: M.confirmDefaults,
        confirmLabel: 'Add',
      });
      if (sure) await told(() => addDefaults.mutateAsync({}), M.defaultsFailed);
    },
  };
}
