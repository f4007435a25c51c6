import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useCreateRecord } from './use-create-record.ts';

/** /edit-complaint without an id: creates a record and opens it (specification 2, section 2). */
export function NewComplaintPage() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const { createRecord } = useCreateRecord();
  const [error, setError] = useState<string | null>(null);

  const begin = async (): Promise<void> => {
    setError(null);
    try {
      const recordId = await createRecord();
      navigate(pathTo(ADDRESSES.editComplaint, { recordId }), { replace: true, state });
    } catch (failed) {
      setError(messageOf(failed));
    }
  };
  const beginOnArrival = useEffectEvent(begin);
  useEffect(() => void beginOnArrival(), []);

  if (error !== null) return <ErrorState message={error} onRetry={() => void begin()} />;
  return <RecordSkeleton />;
}
