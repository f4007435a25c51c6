import { confirmDeleteLabTest, LAB_TEST_MESSAGES } from '#contract/lab/tests/lab-test.messages.ts';
import {
  deleteAllLabTests,
  deleteLabTest,
  importDefaultLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCatalogueActions } from '#web/ui/use-catalogue-actions.ts';

/** The actions on the whole catalogue or one test, each after a confirmation (specification 1, section 5). */
export function useLabTestActions() {
  const invalidates = [listLabTests];
  const remove = useApiMutation(deleteLabTest, { invalidates });
  const removeAll = useApiMutation(deleteAllLabTests, { invalidates });
  const addDefaults = useApiMutation(importDefaultLabTests, { invalidates });
  const actions = useCatalogueActions({
    titles: { all: 'Lab Tests', defaults: 'Lab Tests' },
    messages: { ...LAB_TEST_MESSAGES, confirmDelete: confirmDeleteLabTest },
    remove: (id) => remove.mutateAsync({ params: { id } }),
    removeAll: () => removeAll.mutateAsync({}),
    addDefaults: () => addDefaults.mutateAsync({}),
  });
  return { ...actions, isAddingDefaults: addDefaults.isPending };
}
