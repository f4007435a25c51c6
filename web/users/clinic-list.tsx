import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ClinicAccount } from '#contract/users/clinic-account.ts';
import { listClinicAccounts } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { clinicColumns } from './clinic-columns.tsx';
import { StartPlanModal } from './start-plan.modal.tsx';
import { usePlanSteps } from './use-plan-steps.ts';

const PAGE_SIZE = 25;

/** Whether every word of the search is in the clinic's name, its owner's name or email. */
function fits({ name, owner }: ClinicAccount, search: string): boolean {
  const text = [name, owner?.name, owner?.email].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The clinics of the installation, each with its owner, plan and the actions on the plan. */
export function ClinicList() {
  const clinics = useApi(listClinicAccounts, {}, { live: true });
  const [search, setSearch] = useState('');
  const found = clinics.data?.filter((clinic) => fits(clinic, search));
  const { shown, bar } = usePageOf(found, PAGE_SIZE);
  const [started, setStarted] = useState<ClinicAccount | null>(null);
  const move = usePlanSteps();
  const columns = clinicColumns({
    move: (clinic, action) => void move(action, { clinic }),
    start: setStarted,
  });
  return (
    <Stack gap="sm">
      <SearchField
        label="Search clinics"
        placeholder="Search by clinic, owner or email"
        value={search}
        onSearch={setSearch}
      />
      <DataTable
        label="Clinics"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          search === ''
            ? { title: M.noClinics, text: 'A clinic appears here once it has registered.' }
            : {
                title: M.noClinicFound,
                action: <ShowAll of="clinics" onPress={() => setSearch('')} />,
              }
        }
        error={clinics.error ? saidOr(clinics.error, M.fetchClinicsFailed) : undefined}
        onRetry={() => void clinics.refetch()}
      />
      <PaginationBar {...bar} />
      {started && <StartPlanModal clinic={started} onClose={() => setStarted(null)} />}
    </Stack>
  );
}
