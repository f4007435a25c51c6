import {
  LAB_IMPORT_UNDO_MESSAGES as M,
  type RecentLabImport,
} from '#contract/lab/tests/lab-import-undo.ts';
import type { LabTestImportReply } from '#contract/lab/tests/lab-test-import.ts';
import {
  listLabTestImports,
  listLabTests,
  undoLabTestImport,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { ImportOutcome } from '#web/ui/import/import-outcome.tsx';
import { UndoList } from '#web/ui/import/undo-list.tsx';
import { toast } from '#web/ui/toast/toast.ts';

function wordsOf({ added, updated, at, until, by }: RecentLabImport): string {
  return `Tests imported at ${showTime(at)} by ${by}: ${added} added, ${updated} updated. It can be undone until ${showTime(until)}.`;
}

type RecentLabImportsProps = {
  /** The import that was carried out here last. */
  last: LabTestImportReply | null;
  onClose: () => void;
};

/** The imports of the last hour, each with its undo, and the refused rows of the last one. */
export function RecentLabImports({ last, onClose }: RecentLabImportsProps) {
  const { data: imports = [] } = useApi(listLabTestImports, {}, { live: true });
  const { mutateAsync, isPending } = useApiMutation(undoLabTestImport, {
    invalidates: [listLabTests, listLabTestImports],
  });
  const undo = async (id: string): Promise<void> => {
    try {
      const { message, left } = await mutateAsync({ params: { id } });
      // Stays: the names of the tests left must not be lost after some seconds.
      toast.success(message, { stays: left.length > 0 });
    } catch (error) {
      toast.error(serverSaidOr(error, M.failed));
    }
  };
  return (
    <>
      <UndoList
        label="Recent imports"
        acts={imports}
        wordsOf={wordsOf}
        undoLabel="Undo the import"
        isPending={isPending}
        onUndo={(id) => void undo(id)}
      />
      <ImportOutcome reply={last} acts={imports} onClose={onClose} />
    </>
  );
}
