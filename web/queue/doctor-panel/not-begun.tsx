import { Button, Group } from '@mantine/core';
import { useNavigate } from 'react-router';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { FoldedSection } from '#web/ui/layout/folded-section.tsx';
import { BeginVisit } from '../visit/begin-visit.tsx';
import { useUndoVisit } from '../visit/use-undo-visit.ts';

const COLUMNS: readonly Column<Visit>[] = [
  { key: 'name', header: 'Patient', cell: ({ name }) => name },
  { key: 'token', header: 'Token', numeric: true, width: 72, cell: ({ token_no }) => token_no },
  { key: 'age', header: 'Age, gender', cell: ({ Patient }) => ageAndGender(Patient) },
  {
    key: 'opened',
    header: 'Opened',
    cell: ({ created_at }) => <span className="ui-tabular">{showTime(created_at)}</span>,
  },
  { key: 'doctor', header: 'Doctor', cell: ({ User }) => User?.name ?? 'Any doctor' },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: (visit) => (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <BeginVisit visit={visit} size="compact-md" />
        <RemoveDraft visit={visit} />
      </Group>
    ),
  },
];

/** A draft is empty, so it is removed without a confirmation. */
function RemoveDraft({ visit: { id, name, token_no } }: { visit: Visit }) {
  const undo = useUndoVisit();
  const busy = useBusy();
  return (
    <Button
      size="compact-md"
      variant="subtle"
      color="gray"
      loading={busy.isBusy(id)}
      aria-label={`Remove ${name}, token ${token_no}`}
      onClick={() => busy.run(id, () => undo(id, 'join'))}
    >
      Remove
    </Button>
  );
}

/** Empty drafts: collapsed, and removed the next day. */
export function NotBegun({ drafts }: { drafts: readonly Visit[] }) {
  const navigate = useNavigate();
  return (
    <FoldedSection label="Not begun" title={`Not begun (${drafts.length})`}>
      <DataTable
        label="Not begun"
        columns={COLUMNS}
        rows={drafts}
        rowKey={({ id }) => id}
        empty={{ title: 'Every case is begun.', text: COMMON_MESSAGES.nothingToDo }}
        onOpenRow={({ id }) => {
          navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id }));
        }}
      />
    </FoldedSection>
  );
}
