import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { NoteSkeleton } from './note-skeleton.tsx';
import { useCreateVisit } from './use-create-visit.ts';

/** /edit-complaint without an id: creates a visit and opens it (specification 2, section 2). */
export function NewComplaintPage() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const { createVisit } = useCreateVisit();
  const [error, setError] = useState<string | null>(null);

  const begin = async (): Promise<void> => {
    setError(null);
    try {
      const visitId = await createVisit();
      navigate(pathTo(ADDRESSES.editComplaint, { visitId }), { replace: true, state });
    } catch (failed) {
      setError(messageOf(failed));
    }
  };
  const beginOnArrival = useEffectEvent(begin);
  useEffect(() => void beginOnArrival(), []);

  if (error !== null) return <ErrorState message={error} onRetry={() => void begin()} />;
  return <NoteSkeleton />;
}
