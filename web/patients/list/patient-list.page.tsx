import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AllPatients, RegisterButton } from './all-patients.tsx';

/** All Registered Patients (specification 1, section 2). */
export function PatientListPage() {
  return (
    <>
      <PageHeader
        title="All Registered Patients"
        backTo={ADDRESSES.dashboard}
        actions={<RegisterButton />}
      />
      <AllPatients />
    </>
  );
}
