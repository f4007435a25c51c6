import { useState } from 'react';
import { useLabOrderWork } from '#web/lab/index.ts';
import { useOrderSteps } from '#web/pharmacy/index.ts';
import { useDeleteComplaint } from '../history/use-delete-complaint.ts';

/** What can be done with the things of a record, and the papers that the page draws for the printer. */
export function useRecordWork() {
  const pharmacy = useOrderSteps();
  const { work: lab, papers } = useLabOrderWork();
  // The button that was pressed is gone; the keyboard goes on at the page's top.
  const complaints = useDeleteComplaint(() =>
    document.querySelector<HTMLElement>('main h1')?.focus(),
  );
  /** One lab order is edited at a time. */
  const [editedId, setEditedId] = useState<string | null>(null);
  return { work: { pharmacy, lab, complaints, editedId, setEditedId }, papers };
}

export type RecordWork = ReturnType<typeof useRecordWork>['work'];
