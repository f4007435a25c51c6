import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { parseListParams } from '#web/lib/address/use-list-params.ts';
import { prefetch } from '#web/lib/api/use-api.ts';
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

/** Requests the list of the address before the page is rendered. */
export function readAhead(): void {
  const search = new URLSearchParams(window.location.search);
  prefetch(listPatients, { query: parseListParams(listPatients, search) });
}
