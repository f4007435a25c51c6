import { showDateTime } from '#web/lib/clinic-time.ts';
import './token-slip.css';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

/** The 80 mm slip with the patient's token. */
export function SlipPaper({ visit }: { visit: Visit }) {
  const { clinic_name } = useCurrentUser();
  return (
    <PrintPage size="slip" label={`Token slip ${visit.token_no}`}>
      <div className="token-slip">
        <p>{clinic_name}</p>
        <p>Token</p>
        <p className="token-slip-number">{visit.token_no}</p>
        <p className="token-slip-name">{visit.name}</p>
        <p>{patientNo(visit.Patient.token)}</p>
        <p>{visit.User?.name ?? 'General queue'}</p>
        <p>{showDateTime(visit.created_at)}</p>
      </div>
    </PrintPage>
  );
}
