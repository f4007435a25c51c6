import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { InPatientsLink } from './in-patients-link.tsx';
import { ManageAdmission } from './manage-admission.tsx';

/** Specification 1, section 2: Back goes to `/`, which redirects to each role's home. */
const HOME = '/';

/** Manage Admission (specification 1, section 2): find a patient, then admit, discharge or pay. */
export function ManageAdmissionPage() {
  return (
    <>
      <PageHeader title="Manage Admission" backTo={HOME} actions={<InPatientsLink />} />
      <ManageAdmission />
    </>
  );
}
