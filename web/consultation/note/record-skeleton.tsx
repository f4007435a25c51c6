import './record.css';
import '#web/ui/layout/split-columns.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';

/** Placeholders of the header and the two texts. */
export function RecordSkeleton() {
  return (
    <>
      <VisuallyHidden component="h1" data-passing>
        Consultation
      </VisuallyHidden>
      <div className="record" role="status" aria-label="Loading">
        <Skeleton height={48} />
        <div className="ui-split">
          <Skeleton className="record-text-space" />
          <Skeleton className="record-text-space" />
        </div>
      </div>
    </>
  );
}
