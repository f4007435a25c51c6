import './note.css';
import '#web/ui/layout/split-columns.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';

/** Placeholders of the header and the two texts. */
export function NoteSkeleton() {
  return (
    <>
      <VisuallyHidden component="h1" data-passing>
        Consultation
      </VisuallyHidden>
      <div className="note" role="status" aria-label="Loading">
        <Skeleton height={48} />
        <div className="ui-split">
          <Skeleton className="note-text-space" />
          <Skeleton className="note-text-space" />
        </div>
      </div>
    </>
  );
}
