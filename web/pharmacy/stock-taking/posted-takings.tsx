import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import type { PostedStockTaking } from '#contract/pharmacy/stock-taking/stock-count.ts';
import {
  getStockSheet,
  undoStockTaking,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { UndoList } from '#web/ui/import/undo-list.tsx';
import { toast } from '#web/ui/toast/toast.ts';

function wordsOf({ rack, reason, changed, at, until, by }: PostedStockTaking): string {
  const what = rack ? `Rack ${rack}` : 'All racks';
  const batches = `${changed} ${changed === 1 ? 'batch' : 'batches'} changed`;
  return `${what} posted at ${showTime(at)} by ${by} (${reason}): ${batches}. It can be undone until ${showTime(until)}.`;
}

/** The stock-takings of the last hour, each with its undo. Nothing when there is none. */
export function PostedTakings({ posted }: { posted: readonly PostedStockTaking[] }) {
  const { mutateAsync, isPending } = useApiMutation(undoStockTaking, {
    invalidates: [getStockSheet],
  });
  const undo = async (id: string): Promise<void> => {
    try {
      toast.success((await mutateAsync({ params: { id } })).message);
    } catch (error) {
      toast.error(saidOr(error, M.undoFailed));
    }
  };
  return (
    <UndoList
      label="Posted stock-takings"
      acts={posted}
      wordsOf={wordsOf}
      undoLabel="Undo"
      isPending={isPending}
      onUndo={(id) => void undo(id)}
    />
  );
}
