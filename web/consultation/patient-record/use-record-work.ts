import { useEditedOrder, useLabOrderWork } from '#web/lab/index.ts';
import { useOrderSteps } from '#web/pharmacy/index.ts';
import { useDeleteComplaint } from '../history/use-delete-complaint.ts';

/** The actions of a record's entries, and the papers to print. */
export function useRecordWork() {
  const pharmacy = useOrderSteps();
  const { work: lab, papers } = useLabOrderWork();
  // The pressed button is gone; focus moves to the top of the page.
  const complaints = useDeleteComplaint(() =>
    document.querySelector<HTMLElement>('main h1')?.focus(),
  );
  const editingOf = useEditedOrder();
  return { work: { pharmacy, lab, complaints, editingOf }, papers };
}

export type RecordWork = ReturnType<typeof useRecordWork>['work'];
