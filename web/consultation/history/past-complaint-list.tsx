import './past-complaints.css';
import { useRef } from 'react';
import { COMPLAINT_HISTORY_MESSAGES as M } from '#contract/consultation/complaint-history.messages.ts';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PastComplaintCard } from './past-complaint-card.tsx';
import { useDeleteComplaint } from './use-delete-complaint.ts';

/** The complaints one below the other; whoever may, takes one out of the history. */
export function PastComplaintList({ complaints }: { complaints: readonly PastComplaint[] }) {
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the keyboard goes on in the list.
  const { mayDelete, isDeleting, remove } = useDeleteComplaint(() => list.current?.focus());

  return (
    <div ref={list} tabIndex={-1} className="complaints">
      {complaints.length === 0 && (
        <EmptyState
          title={M.none}
          text="What is written in the consultation of a visit appears here by itself."
        />
      )}
      {complaints.map((past) => (
        <PastComplaintCard
          key={past.id}
          past={past}
          isDeleting={isDeleting}
          onDelete={mayDelete ? () => void remove(past) : undefined}
        />
      ))}
    </div>
  );
}
