import { showDateTime } from '#web/lib/clinic-time.ts';
import './token-slip.css';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { useLetterhead } from '#web/clinics/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PrintPage } from '#web/ui/print/print-page.tsx';

type SlipPaperProps = {
  visit: Visit;
  /** The image of the code of the place in the queue, if any. */
  placeCode?: string | null | undefined;
};

/** The 80 mm slip with the patient's token. */
export function SlipPaper({ visit, placeCode }: SlipPaperProps) {
  const { clinic_name } = useCurrentUser();
  const letterhead = useLetterhead();
  return (
    <PrintPage size="slip" label={`Token slip ${visit.token_no}`}>
      <div className="token-slip">
        <p>{letterhead?.name ?? clinic_name}</p>
        <p>Token</p>
        <p className="token-slip-number">{visit.token_no}</p>
        <p className="token-slip-name">{visit.name}</p>
        <p>{patientNo(visit.Patient.token)}</p>
        <p>{visit.User?.name ?? 'General queue'}</p>
        <p>{showDateTime(visit.created_at)}</p>
        {placeCode && (
          <>
            <img className="token-slip-code" src={placeCode} alt="Code of the place in the queue" />
            <p>Scan to see how many are before you</p>
          </>
        )}
      </div>
    </PrintPage>
  );
}
