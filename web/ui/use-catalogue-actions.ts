import { saidOr } from '#web/lib/api/said-or.ts';
import { useConfirm } from './confirm/confirm.tsx';
import { type ToastAction, toast } from './toast/toast.ts';

/** `undo` reverts the call and shows its own messages. */
type Call = () => Promise<{ message: string; undo?: ToastAction }>;

type CatalogueActions = {
  /** The names used in titles: `{ all: 'Drugs', defaults: 'Medications' }`. */
  titles: { readonly all: string; readonly defaults: string };
  /** Questions, and the messages for replies without a text of their own. */
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
  /** The text of an error. */
  failureOf?: (error: unknown, failed: string) => string;
};

/** The actions on a clinic's whole list or one of its entries, each after a confirmation. */
export function useCatalogueActions({
  titles,
  messages: M,
  failureOf = saidOr,
  ...calls
}: CatalogueActions) {
  const confirm = useConfirm();
  const told = async (work: Call, failed: string): Promise<void> => {
    try {
      const { message, undo } = await work();
      // Stays: what can be undone is too much to lose after some seconds.
      toast.success(message, undo && { action: undo, stays: true });
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
