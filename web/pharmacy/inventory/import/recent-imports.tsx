import type { RecentDrugImport } from '#contract/pharmacy/drug-import-undo.ts';
import { listDrugImports } from '#contract/pharmacy/drugs.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { UndoList } from '#web/ui/import/undo-list.tsx';
import { useUndoImport } from './use-undo-import.ts';

const KINDS = { delivery: 'Delivery', count: 'Stock count', prices: 'Price list' } as const;

function wordsOf({ mode, added, updated, at, until, by }: RecentDrugImport): string {
  const counts = `${added} added, ${updated} updated`;
  return `${KINDS[mode]} imported at ${showTime(at)} by ${by}: ${counts}. It can be undone until ${showTime(until)}.`;
}

/** The imports of the last hour, each with its undo. Nothing when there is none. */
export function RecentImports() {
  const { data: imports = [] } = useApi(listDrugImports, {}, { live: true });
  const { undo, isPending } = useUndoImport();
  return (
    <UndoList
      label="Recent imports"
      acts={imports}
      wordsOf={wordsOf}
      undoLabel="Undo the import"
      isPending={isPending}
      onUndo={(id) => void undo(id)}
    />
  );
}
