import { useNavigate } from 'react-router';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { StartVisit } from '#web/queue/index.ts';

/** "Start this patient" on the patient's record: starts the waiting visit and opens it. */
export function StartOnRecord({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const latest = useApi(getLatestVisit, { params: { id: patientId } }, { live: true });
  return (
    <StartVisit
      visit={latest.data}
      onStarted={({ id }) => {
        navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id }));
      }}
    />
  );
}
