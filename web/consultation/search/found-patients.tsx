import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay } from '#contract/kernel/dates.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { ageAndGender, nameColumn } from '#web/patients/index.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import type { usePatientSearch } from './use-patient-search.ts';

const COLUMNS: readonly Column<Patient>[] = [
  { key: 'token', header: 'Patient no.', numeric: true, width: 110, cell: ({ token }) => token },
  { key: 'age', header: 'Age, gender', cell: ageAndGender },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <span className="ui-tabular">{phone}</span>,
  },
  {
    key: 'seen',
    header: 'Last seen',
    cell: ({ last_seen_on: day }) => <span className="ui-tabular">{day && formatDay(day)}</span>,
  },
];

const RECORD: Column<Patient> = {
  key: 'record',
  header: 'Record',
  hideHeader: true,
  cell: ({ id, name }) => (
    <Button
      component={Link}
      to={pathTo(ADDRESSES.patientRecord, { patientId: id })}
      variant="subtle"
      size="compact-md"
      aria-label={`Patient record of ${name}`}
    >
      Patient record
    </Button>
  ),
};

type FoundPatientsProps = {
  search: ReturnType<typeof usePatientSearch>;
  isOpening: boolean;
  onOpen: (patientId: string) => void;
  /** Whether to link to the record, where opening a patient leads elsewhere. */
  withRecord?: boolean;
  /** The suggestion when no patient matches. */
  otherwise: string;
};

/** The search results; without a search, the place where they will be. */
export function FoundPatients(props: FoundPatientsProps) {
  const { search, isOpening, onOpen, withRecord = false, otherwise } = props;
  const { patients, holder, isNear, isRefreshing, error, retry } = search;
  if (patients === null && search.text.trim() !== '') return null;
  if (patients === null)
    return (
      <EmptyState
        title="Patients you search for are listed here."
        text="Type a name, a phone number or a token."
      />
    );
  const columns = [nameColumn(holder), ...COLUMNS];
  return (
    <>
      {isNear && (
        <Text role="status" fw={600} mb="xs">
          {PATIENT_MESSAGES.nearSpellings}
        </Text>
      )}
      <DataTable
        label="Patients found"
        columns={withRecord ? [...columns, RECORD] : columns}
        rows={patients}
        rowKey={({ id }) => id}
        empty={{ title: PATIENT_MESSAGES.noneFound, text: otherwise }}
        error={error}
        onRetry={retry}
        refreshing={isRefreshing || isOpening}
        onOpenRow={({ id }) => onOpen(id)}
        skeletonRows={4}
      />
    </>
  );
}
