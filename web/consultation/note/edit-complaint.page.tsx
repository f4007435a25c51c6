import { ConsultationRecord } from './consultation-record.tsx';

/** The consultation inside the header layout: /edit-complaint/{recordId}. */
export function EditComplaintPage() {
  return <ConsultationRecord />;
}
