import { formatDate } from '#contract/kernel/dates.ts';
import type { Patient } from '#contract/patients/patient.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ageAndGender } from './patient-facts.ts';

/** A patient in a list: enough to tell two of the same name apart. */
export const PATIENT_COLUMNS: readonly Column<Patient>[] = [
  { key: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { key: 'token', header: 'Token', numeric: true, width: 90, cell: ({ token }) => token },
  { key: 'age', header: 'Age, gender', cell: ageAndGender },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <span className="ui-tabular">{phone}</span>,
  },
];

/** The same with the day of registration, for the list of all. */
export const ALL_PATIENT_COLUMNS: readonly Column<Patient>[] = [
  ...PATIENT_COLUMNS,
  {
    key: 'created_at',
    header: 'Registered',
    sortable: true,
    cell: ({ created_at }) => <span className="ui-tabular">{formatDate(created_at)}</span>,
  },
];
