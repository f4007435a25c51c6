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

const LISTS: readonly string[] = [ADDRESSES.allPatients, ADDRESSES.adminPatients];

/** Requests the list of the address, or from elsewhere its first page, before the page is rendered. */
export function readAhead(): void {
  const { pathname, search: query } = window.location;
  const search = new URLSearchParams(LISTS.includes(pathname) ? query : '');
  prefetch(listPatients, { query: parseListParams(listPatients, search) });
}
