import { useNavigate } from 'react-router';
import type { InPatient } from '#contract/admissions/admission.ts';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { manageAdmissionPath, summaryPath } from '../admission-links.ts';
import { NoteStay } from '../note-stay.tsx';

/** Opens the patient's admission, and notes bed and doctor where the role may. */
export function InPatientActions({ stay }: { stay: InPatient }) {
  const navigate = useNavigate();
  const { id, name } = stay.patient;
  return (
    <span className="in-patient-actions">
      <NoteStay
        stay={stay}
        patientName={name}
        button={(open) => (
          <RowButton look="quiet" aria-label={`Bed, doctor of ${name}`} onClick={open}>
            Bed, doctor
          </RowButton>
        )}
      />
      <RowButton
        look="quiet"
        aria-label={`Discharge summary of ${name}`}
        onClick={() => void navigate(summaryPath(id, stay.id))}
      >
        Summary
      </RowButton>
      <RowButton
        aria-label={`Open the admission of ${name}`}
        onClick={() => void navigate(manageAdmissionPath(id))}
      >
        Open
      </RowButton>
    </span>
  );
}
