import { Navigate, useParams } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { manageAdmissionPath } from './admission-links.ts';

/** /patients/{id}/manage-admission: Manage Admission with that patient preselected. */
export function PatientAdmissionPage() {
  const { patientId } = useParams();
  const to = patientId ? manageAdmissionPath(patientId) : ADDRESSES.manageAdmission;
  return <Navigate to={to} replace />;
}
