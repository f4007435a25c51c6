import { deskOf, may } from '#contract/kernel/roles.ts';
import './patient-filter.css';
import { Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { GENDER_LABELS, GENDERS, type Patient } from '#contract/patients/patient.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { loadPatientsFailed, PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OfferedPlans, StartSubscriptionModal } from '#web/subscriptions/index.ts';
import { DataTable, type Sort } from '#web/ui/data-table/data-table.tsx';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconUserPlus } from '#web/ui/theme/icons.ts';
import { type RegisteredPatient, rememberPatient } from '../picker/remember-patient.ts';
import { allPatientColumns, patientBrief } from './patient-columns.tsx';
import { addToQueuePath } from './queue-link.ts';
import type { TokenHolder } from './token-holder.ts';

const SEARCH_RESTS_MS = 300;
const GENDER_OPTIONS = [
  { value: '', label: 'All genders' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

/** The columns of the list and its rows on a phone. */
function useRowParts(holder: TokenHolder, onStart: (patient: Patient) => void) {
  return useMemo(
    () => ({ columns: allPatientColumns(onStart, holder), brief: patientBrief(holder) }),
    [holder, onStart],
  );
}

/**
 * All registered patients with search, filter, sorting and pages, and the plans on offer. A row opens the queue form
 * with the patient.
 */
export function AllPatients() {
  const [params, setParams] = useListParams(listPatients);
  const navigate = useNavigate();
  const maySeePlans = may(useCurrentUser().role, 'subscriptions.view-plans');
  const [starting, setStarting] = useState<Patient | null>(null);
  const patients = useApi(listPatients, { query: params }, { live: true, keepPrevious: true });
  const holder = patients.data?.withTokenToday;
  const rowParts = useRowParts(holder, setStarting);

  const direction = params.sortOrder === 'asc' ? 'asc' : 'desc';
  const toQueue = (patient: RegisteredPatient): void => {
    rememberPatient(patient);
    navigate(addToQueuePath(patient.id));
  };
  const isNarrowed = params.search !== '' || params.gender !== undefined;
  const showAll = (): void => setParams({ search: '', gender: undefined });
  const onSort = ({ by, direction }: Sort): void =>
    setParams({ sortBy: by === 'name' ? 'name' : 'created_at', sortOrder: direction });

  return (
    <>
      <Stack gap="sm">
        <div className="patient-plans">{maySeePlans && <OfferedPlans />}</div>
        <FilterLine>
          <SearchField
            label="Search patients by name, phone or token"
            placeholder="Name or phone"
            value={params.search}
            onSearch={(search) => setParams({ search })}
            delayMs={SEARCH_RESTS_MS}
            autoFocus
          />
          <NativeSelect
            label="Gender"
            data={GENDER_OPTIONS}
            value={params.gender ?? ''}
            onChange={({ currentTarget }) =>
              setParams({ gender: GENDERS.find((gender) => gender === currentTarget.value) })
            }
          />
        </FilterLine>
        {patients.data?.nearSpellings && (
          <p role="status" className="patient-near">
            {PATIENT_MESSAGES.nearSpellings}
          </p>
        )}
        <DataTable
          label="Patients"
          {...rowParts}
          rows={patients.data?.patients}
          rowKey={({ id }) => id}
          empty={emptyOf(isNarrowed, showAll)}
          error={patients.error ? loadPatientsFailed(patients.error.message) : undefined}
          onRetry={() => void patients.refetch()}
          refreshing={patients.isPlaceholderData}
          sort={{ by: params.sortBy, direction }}
          onSort={onSort}
          onOpenRow={toQueue}
        />
        {patients.data && (
          <PaginationBar
            page={patients.data.currentPage}
            totalPages={patients.data.totalPages}
            totalCount={patients.data.totalCount}
            pageSize={params.limit}
            onPage={(page) => setParams({ page })}
          />
        )}
      </Stack>
      {starting && <StartSubscriptionModal patient={starting} onClose={() => setStarting(null)} />}
    </>
  );
}

function emptyOf(isNarrowed: boolean, showAll: () => void) {
  return isNarrowed
    ? { title: PATIENT_MESSAGES.noneFound, action: <ShowAll of="patients" onPress={showAll} /> }
    : { title: 'No patient is registered yet.', action: <RegisterButton /> };
}

/** For an admin, registers a patient; at the counter, registers them with a visit. */
export function RegisterButton() {
  const isAtDesk = deskOf(useCurrentUser().role) !== 'clinic';
  return (
    <Button
      component={Link}
      to={isAtDesk ? ADDRESSES.addPatient : ADDRESSES.adminAddPatient}
      leftSection={<Icon of={IconUserPlus} />}
    >
      {isAtDesk ? 'Add Patient to Queue' : 'Register patient'}
    </Button>
  );
}
