import './past-complaints.css';
import { useRef } from 'react';
import { COMPLAINT_HISTORY_MESSAGES as M } from '#contract/consultation/complaint-history.messages.ts';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PastComplaintCard } from './past-complaint-card.tsx';
import { useDeleteComplaint } from './use-delete-complaint.ts';

/** A list of past complaints; people with the permission can delete them. */
export function PastComplaintList({ complaints }: { complaints: readonly PastComplaint[] }) {
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone; focus moves to the list.
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
