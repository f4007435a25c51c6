import { Consultation } from './consultation.tsx';

/** The consultation inside the header layout: /edit-complaint/{visitId}. */
export function EditComplaintPage() {
  return <Consultation />;
}
