import { rowRemoved } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { useStable } from '#web/lib/use-stable.ts';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { sayOrdered, withoutOrdered } from '../saving/already-ordered.ts';
import { draftOfSheet } from '../saving/sheet-draft.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { aboutCompletion } from '../typed-name.ts';

type Removed = {
  readonly line: OrderLineDraft;
  readonly at: number;
  /** The sheet that it was taken off. */
  readonly from: VisitSheet;
};

/**
 * Returns a function that changes the lines. A line that is gone is offered again with its dose, unless another order
 * has it since.
 */
export function useRemovedRows({ draft, change, sheet }: SheetEditor) {
  const putBack = useStable(({ line, at, from }: Removed): void => {
    if (draft.lines.some(({ drugId }) => drugId === line.drugId)) return;
    const wanted = { ...draftOfSheet(sheet), lines: [line] };
    const { draft: open, ...ordered } = withoutOrdered(sheet, wanted, from);
    if (open.lines.length > 0) change({ lines: draft.lines.toSpliced(at, 0, line) });
    else sayOrdered(ordered);
  });
  return (lines: readonly OrderLineDraft[]): void => {
    change({ lines: [...lines] });
    const at = draft.lines.findIndex(({ drugId }) => lines.every((one) => one.drugId !== drugId));
    const line = draft.lines[at];
    if (!line) return;
    const action = { label: 'Undo', onPress: () => putBack({ line, at, from: sheet }) };
    toast.info(rowRemoved(line.name), { action, about: aboutCompletion(sheet.visitId) });
  };
}
