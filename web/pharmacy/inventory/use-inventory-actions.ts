import { confirmDelete, DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import {
  deleteAllDrugs,
  deleteDrug,
  getDrug,
  importDefaultDrugs,
  listDrugs,
  undoDeleteAllDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { isRefused } from '#web/lib/api/api-error.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useCatalogueActions } from '#web/ui/use-catalogue-actions.ts';

/** The actions on the whole inventory or one drug, each after a confirmation. */
export function useInventoryActions() {
  const invalidates = [listDrugs, getDrug];
  const remove = useApiMutation(deleteDrug, { invalidates });
  const removeAll = useApiMutation(deleteAllDrugs, { invalidates });
  const restore = useApiMutation(undoDeleteAllDrugs, { invalidates });
  const addDefaults = useApiMutation(importDefaultDrugs, { invalidates });
  const undoing = (deleted_at: string) => ({
    label: 'Undo',
    onPress: () => void undoRemoveAll(deleted_at),
  });
  const undoRemoveAll = async (deleted_at: string): Promise<void> => {
    try {
      toast.success((await restore.mutateAsync({ body: { deleted_at } })).message);
    } catch (error) {
      // A refusal is final; after anything else Undo may still work.
      const extras = isRefused(error) ? {} : { action: undoing(deleted_at) };
      toast.error(serverSaidOr(error, DRUG_MESSAGES.restoreFailed), extras);
    }
  };
  const actions = useCatalogueActions({
    titles: { all: 'Drugs', defaults: 'Medications' },
    messages: { ...DRUG_MESSAGES, confirmDelete },
    remove: (id) => remove.mutateAsync({ params: { id } }),
    removeAll: async () => {
      const { message, deleted_at } = await removeAll.mutateAsync({});
      return deleted_at === null ? { message } : { message, undo: undoing(deleted_at) };
    },
    addDefaults: () => addDefaults.mutateAsync({}),
    failureOf: serverSaidOr,
  });
  return { ...actions, isAddingDefaults: addDefaults.isPending };
}
