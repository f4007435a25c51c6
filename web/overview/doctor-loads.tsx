import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { OVERVIEW_MESSAGES as M } from '#contract/overview/overview.messages.ts';
import type { Overview } from '#contract/overview/overview.ts';
import { ADD_DOCTOR_PATH } from '#web/lib/address/paths.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';

type Load = Overview['doctors'][number];

const COLUMNS: readonly Column<Load>[] = [
  { key: 'name', header: 'Doctor', cell: ({ name }) => name },
  { key: 'waiting', header: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
  { key: 'consulting', header: 'Consulting', numeric: true, cell: ({ consulting }) => consulting },
  { key: 'seen', header: 'Seen', numeric: true, cell: ({ seen }) => seen },
];

/** Each doctor's visits today. */
export function DoctorLoads({ doctors }: { doctors: Overview['doctors'] | undefined }) {
  return (
    <section aria-label="Doctors today">
      <Title order={2} fz="md" mb="xs">
        Doctors today
      </Title>
      <DataTable
        label="Doctors today"
        columns={COLUMNS}
        rows={doctors}
        rowKey={({ id }) => id}
        empty={{
          title: M.noDoctors,
          text: 'Each doctor’s patients of today are counted here.',
          action: (
            <Anchor component={Link} to={ADD_DOCTOR_PATH}>
              Add a doctor
            </Anchor>
          ),
        }}
        skeletonRows={3}
      />
    </section>
  );
}
