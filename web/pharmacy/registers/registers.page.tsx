import { Stack, Tabs } from '@mantine/core';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import {
  REGISTER_LABELS,
  REGISTERS,
  type Register,
} from '#contract/pharmacy/registers/register.ts';
import { exportRegister, listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { RangeForm, useRange } from '#web/money/index.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { PrintWhole } from '#web/ui/print/print-whole.tsx';
import { showTab } from '#web/ui/show-tab.ts';
import { registerColumns } from './register-columns.tsx';
import { RegisterPaper } from './register-paper.tsx';
import { UnrecordedLines } from './unrecorded-lines.tsx';

const PAGE_SIZE = 50;

/** The registers that the Drugs Rules ask for, made from the stock ledger, for any days. */
export function RegistersPage() {
  const [params, setParams] = usePageParams();
  const register = REGISTERS.find((one) => one === params.get('register')) ?? 'prescriptions';
  const { range } = useRange();
  return (
    <>
      <PageHeader
        title="Registers"
        backTo={ADDRESSES.dashboard}
        actions={
          <ExportButton endpoint={exportRegister} input={{ query: { register, ...range } }} />
        }
      />
      <Tabs
        value={register}
        keepMounted={false}
        onChange={(next) =>
          setParams((before) => {
            const after = new URLSearchParams(before);
            after.delete('page');
            after.set('register', next ?? 'prescriptions');
            return after;
          })
        }
      >
        <Tabs.List mb="md" aria-label="Registers">
          {REGISTERS.map((one) => (
            <Tabs.Tab key={one} value={one} ref={one === register ? showTab : undefined}>
              {REGISTER_LABELS[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={register}>
          <RegisterView register={register} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function RegisterView({ register }: { register: Register }) {
  const { range, today, setRange } = useRange();
  const [params, setParams] = usePageParams();
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const query = { register, ...range, page, limit: PAGE_SIZE };
  const list = useApi(listRegister, { query }, { keepPrevious: true });
  const total = list.data?.total ?? 0;
  const unrecordedTotal = list.data?.unrecordedTotal ?? 0;
  return (
    <Stack gap="md">
      <RangeForm
        key={`${range.startDate} ${range.endDate}`}
        range={range}
        today={today}
        isFetching={list.isFetching}
        onFetch={setRange}
      />
      <UnrecordedLines lines={list.data?.unrecorded} total={unrecordedTotal} />
      <DataTable
        label={REGISTER_LABELS[register]}
        columns={registerColumns(register)}
        rows={list.data?.rows}
        rowKey={({ id }) => id}
        empty={{ title: 'No entries on these days.', text: COMMON_MESSAGES.otherDays }}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
      />
      <PaginationBar
        page={page}
        totalPages={Math.ceil(total / PAGE_SIZE)}
        totalCount={total}
        pageSize={PAGE_SIZE}
        onPage={(next) =>
          setParams((before) => {
            const after = new URLSearchParams(before);
            after.set('page', String(next));
            return after;
          })
        }
      />
      {total + unrecordedTotal > 0 && (
        <PrintRegister
          key={`${register} ${range.startDate} ${range.endDate}`}
          register={register}
        />
      )}
    </Stack>
  );
}

/** Prints all days of the range, whichever page is shown. */
function PrintRegister({ register }: { register: Register }) {
  const { range } = useRange();
  const query = { register, ...range, printed: 'true' };
  return (
    <PrintWhole label="Print register" endpoint={listRegister} input={{ query }}>
      {(list) => <RegisterPaper register={register} range={range} list={list} />}
    </PrintWhole>
  );
}
