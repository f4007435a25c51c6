import { confirmDelete, DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import {
  deleteAllDrugs,
  deleteDrug,
  getDrug,
  importDefaultDrugs,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCatalogueActions } from '#web/ui/use-catalogue-actions.ts';

/** The actions on the whole inventory or one drug, each after a confirmation. */
export function useInventoryActions() {
  const invalidates = [listDrugs, getDrug];
  const remove = useApiMutation(deleteDrug, { invalidates });
  const removeAll = useApiMutation(deleteAllDrugs, { invalidates });
  const addDefaults = useApiMutation(importDefaultDrugs, { invalidates });
  const actions = useCatalogueActions({
    titles: { all: 'Drugs', defaults: 'Medications' },
    messages: { ...DRUG_MESSAGES, confirmDelete },
    remove: (id) => remove.mutateAsync({ params: { id } }),
    removeAll: () => removeAll.mutateAsync({}),
    addDefaults: () => addDefaults.mutateAsync({}),
    failureOf: serverSaidOr,
  });
  return { ...actions, isAddingDefaults: addDefaults.isPending };
}
