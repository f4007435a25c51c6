import { saidOr } from '#web/lib/api/said-or.ts';
import { useConfirm } from './confirm/confirm.tsx';
import { toast } from './toast/toast.ts';

type Call = () => Promise<{ message: string }>;

type CatalogueActions = {
  /** What the whole is, as titles name it: `{ all: 'Drugs', defaults: 'Medications' }`. */
  titles: { readonly all: string; readonly defaults: string };
  /** Questions, and what is said when an answer has no words of its own. */
  messages: {
    readonly confirmDelete: (name: string) => string;
    readonly deleteFailed: string;
    readonly confirmDeleteAll: string;
    readonly deleteAllFailed: string;
    readonly confirmDefaults: string;
    readonly defaultsFailed: string;
  };
  remove: (id: string) => ReturnType<Call>;
  removeAll: Call;
  addDefaults: Call;
  /** Words for a failure. */
  failureOf?: (error: unknown, failed: string) => string;
};

/** What is done with a whole list that a clinic keeps, or with one of it, after a question. */
export function useCatalogueActions({
  titles,
  messages: M,
  failureOf = saidOr,
  ...calls
}: CatalogueActions) {
  const confirm = useConfirm();
  const told = async (work: Call, failed: string): Promise<void> => {
    try {
      toast.success((await work()).message);
    } catch (error) {
      toast.error(failureOf(error, failed));
    }
  };
  return {
    async remove({ id, name }: { id: string; name: string }): Promise<void> {
      const sure = await confirm({
        title: 'Confirm Deletion',
        message: M.confirmDelete(name),
        confirmLabel: 'Delete',
        danger: true,
      });
      if (sure) await told(() => calls.remove(id), M.deleteFailed);
    },
    async removeAll(): Promise<void> {
      const sure = await confirm({
        title: `Confirm Deletion of All ${titles.all}`,
        message: M.confirmDeleteAll,
        confirmLabel: 'Delete all',
        danger: true,
      });
      if (sure) await told(calls.removeAll, M.deleteAllFailed);
    },
    async addDefaults(): Promise<void> {
      const sure = await confirm({
        title: `Add Default ${titles.defaults}`,
        message: M.confirmDefaults,
        confirmLabel: 'Add',
      });
      if (sure) await told(calls.addDefaults, M.defaultsFailed);
    },
  };
}
