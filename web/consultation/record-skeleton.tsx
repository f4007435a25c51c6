import './record.css';
import { Skeleton } from '@mantine/core';

/** The header and the two texts, in their places. */
export function RecordSkeleton() {
  return (
    <div className="record" role="status" aria-label="Loading">
      <Skeleton height={48} />
      <div className="record-body">
        <Skeleton className="record-text-space" />
        <Skeleton className="record-text-space" />
      </div>
    </div>
  );
}
