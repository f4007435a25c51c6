import { Text } from '@mantine/core';
import type { Patient } from '#contract/patients/patient.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import type { usePatientSearch } from './use-patient-search.ts';

const COLUMNS: readonly Column<Patient>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'token', header: 'Token', numeric: true, width: 90, cell: ({ token }) => token },
  { key: 'age', header: 'Age, gender', cell: ageAndGender },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <span className="ui-tabular">{phone}</span>,
  },
];

type FoundPatientsProps = {
  search: ReturnType<typeof usePatientSearch>;
  isOpening: boolean;
  onOpen: (patientId: string) => void;
};

/** What the search has found; nothing at all while nothing is searched. */
export function FoundPatients({ search, isOpening, onOpen }: FoundPatientsProps) {
  const { patients, isNear, isRefreshing, error, retry } = search;
  if (patients === null) return null;
  return (
    <>
      {isNear && (
        <Text role="status" fw={600} mb="xs">
          {PATIENT_MESSAGES.nearSpellings}
        </Text>
      )}
      <DataTable
        label="Patients found"
        columns={COLUMNS}
        rows={patients}
        rowKey={({ id }) => id}
        empty={{ title: PATIENT_MESSAGES.noneFound, text: 'What you typed can be a new case.' }}
        error={error}
        onRetry={retry}
        refreshing={isRefreshing || isOpening}
        onOpenRow={({ id }) => onOpen(id)}
        skeletonRows={4}
      />
    </>
  );
}
