import { useRef } from 'react';
import { rowRemoved } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { useStable } from '#web/lib/use-stable.ts';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { sayOrdered, withoutOrdered } from '../saving/already-ordered.ts';
import { draftOfSheet } from '../saving/sheet-draft.ts';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { aboutCompletion } from '../typed-name.ts';
import { inItsPlace, placesWith, type RowPlaces } from './row-places.ts';

type Removed = {
  readonly line: OrderLineDraft;
  /** The sheet that it was taken off. */
  readonly from: VisitSheet;
};

/**
 * Returns a function that changes the lines. A line that is gone is offered again with its dose and in its place, unless
 * another order has it since.
 */
export function useRemovedRows({ draft, change, sheet }: SheetEditor) {
  const places = useRef<RowPlaces>([]);
  const putBack = useStable(({ line, from }: Removed): void => {
    if (draft.lines.some(({ drugId }) => drugId === line.drugId)) return;
    const wanted = { ...draftOfSheet(sheet), lines: [line] };
    const { draft: open, ...ordered } = withoutOrdered(sheet, wanted, from);
    if (open.lines.length > 0) change({ lines: inItsPlace(draft.lines, line, places.current) });
    else sayOrdered(ordered);
  });
  return (lines: readonly OrderLineDraft[]): void => {
    change({ lines: [...lines] });
    const line = draft.lines.find(({ drugId }) => lines.every((one) => one.drugId !== drugId));
    if (!line) return;
    places.current = placesWith(places.current, draft.lines);
    const action = { label: 'Undo', onPress: () => putBack({ line, from: sheet }) };
    toast.info(rowRemoved(line.name), { action, about: aboutCompletion(sheet.visitId) });
  };
}
