import { Stack, Text, Title } from '@mantine/core';
import type { KeptRead } from '#contract/access/access.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { labelOf } from '#contract/kernel/roles.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { showDate, showTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';

export const PAGE_SIZE = 50;

type ReadsByDayProps = {
  reads: readonly KeptRead[] | undefined;
  totalCount: number;
  page: number;
  onPage: (page: number) => void;
  /** Whether a line names the reader or the patient. */
  names: 'person' | 'patient';
  empty: string;
  error: string | undefined;
  onRetry: () => void;
};

function whom({ kind, patient }: KeptRead): string {
  if (patient) return `${patient.name}, ${patientNo(patient.token)}`;
  return kind === 'list' ? 'A list' : 'All patients';
}

function what({ kind, patient, asked, screen }: KeptRead): string {
  const where = screen ?? asked;
  if (kind !== 'export') return where;
  return patient ? `Saved as a file: ${asked}` : `Saved as a file, with all patients: ${asked}`;
}

const PERSON: Column<KeptRead> = {
  key: 'person',
  header: 'Person',
  cell: ({ person }) => (
    <span>
      {person.name}{' '}
      <Text span c="dimmed">
        {labelOf(person.role)}
      </Text>
    </span>
  ),
};
const PATIENT: Column<KeptRead> = { key: 'patient', header: 'Patient', cell: whom };
const TIME: Column<KeptRead> = {
  key: 'time',
  header: 'Time',
  width: 110,
  cell: ({ at }) => showTime(at),
};
const WHERE: Column<KeptRead> = { key: 'where', header: 'Where', cell: what };

/** Groups the reads by day; keeps their order. */
function daysOf(reads: readonly KeptRead[]): [day: string, reads: KeptRead[]][] {
  const days = new Map<string, KeptRead[]>();
  for (const read of reads) {
    const day = showDate(read.at);
    days.set(day, [...(days.get(day) ?? []), read]);
  }
  return [...days];
}

/** A page of reads under their days. */
export function ReadsByDay(props: ReadsByDayProps) {
  const { reads, totalCount, page, onPage, names, empty, error, onRetry } = props;
  const columns = [TIME, names === 'person' ? PERSON : PATIENT, WHERE];
  const table = (label: string, rows: readonly KeptRead[] | undefined) => (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={{ title: empty, text: 'Each opening of a record is listed here with its time.' }}
      error={error}
      onRetry={onRetry}
    />
  );
  return (
    <Stack gap="md">
      {!reads || reads.length === 0 || error
        ? table('Reads', reads)
        : daysOf(reads).map(([day, ofDay]) => (
            <section key={day}>
              <Title order={3} size="h4" mb="xs">
                {day}
              </Title>
              {table(day, ofDay)}
            </section>
          ))}
      <PaginationBar
        page={page}
        totalPages={totalPages(totalCount, PAGE_SIZE)}
        totalCount={totalCount}
        pageSize={PAGE_SIZE}
        onPage={onPage}
      />
    </Stack>
  );
}
