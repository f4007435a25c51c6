import type { DrugImportReply } from '#contract/pharmacy/drug-import.ts';
import type { RecentDrugImport } from '#contract/pharmacy/drug-import-undo.ts';
import { listDrugImports } from '#contract/pharmacy/drugs.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { ImportOutcome } from '#web/ui/import/import-outcome.tsx';
import { UndoList } from '#web/ui/import/undo-list.tsx';
import { OtherWritings } from './other-writings.tsx';
import { useUndoImport } from './use-undo-import.ts';

const KINDS = { delivery: 'Delivery', count: 'Stock count', prices: 'Price list' } as const;

function wordsOf({ mode, added, updated, at, until, by }: RecentDrugImport): string {
  const counts = `${added} added, ${updated} updated`;
  return `${KINDS[mode]} imported at ${showTime(at)} by ${by}: ${counts}. It can be undone until ${showTime(until)}.`;
}

type RecentImportsProps = {
  /** The import that was carried out here last. */
  last: DrugImportReply | null;
  onClose: () => void;
};

/** The imports of the last hour, each with its undo, and the rows of the last one that need a look. */
export function RecentImports({ last, onClose }: RecentImportsProps) {
  const { data: imports = [] } = useApi(listDrugImports, {}, { live: true });
  const { undo, isPending } = useUndoImport();
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
      <ImportOutcome reply={last} acts={imports} onClose={onClose}>
        {last?.other_writings && <OtherWritings writings={last.other_writings} />}
      </ImportOutcome>
    </>
  );
}
