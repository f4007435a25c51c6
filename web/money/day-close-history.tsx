import { Button, Group, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import { listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { CorrectCloseModal } from './correct-close.modal.tsx';
import { DayCloseSlip } from './day-close-slip.tsx';

type Acts = { print: (close: DayClose) => void; correct: (close: DayClose) => void };

/** The number of a close, its amount, and the close that counts instead of it or that it corrects. */
function Counted({ close: { counted, corrects, corrected_by: later } }: { close: DayClose }) {
  return (
    <div>
      {later ? <s>{formatMoney(counted)}</s> : formatMoney(counted)}
      {later && <div className="ui-under">Corrected by close {later.number}</div>}
      {corrects && <div className="ui-under">Corrects close {corrects.number}</div>}
    </div>
  );
}

function Buttons({ close, print, correct }: Acts & { close: DayClose }) {
  const named = `${close.cashier.name}, ${formatDay(close.day)}, ${close.number}`;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<Icon of={IconPrinter} />}
        data-close={close.id}
        aria-label={`Print slip of ${named}`}
        onClick={() => print(close)}
      >
        Print slip
      </Button>
      {close.can_correct && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Correct the count of ${named}`}
          onClick={() => correct(close)}
        >
          Correct
        </Button>
      )}
    </Group>
  );
}

function columns(acts: Acts): readonly Column<DayClose>[] {
  return [
    {
      key: 'day',
      header: 'Day',
      oneLine: true,
      cell: ({ day, number }) => `${formatDay(day)}${number > 1 ? ` (${number})` : ''}`,
    },
    { key: 'cashier', header: 'Cashier', width: 160, cell: ({ cashier }) => cashier.name },
    {
      key: 'expected',
      header: 'Expected',
      numeric: true,
      cell: ({ expected }) => formatMoney(expected),
    },
    {
      key: 'counted',
      header: 'Counted',
      numeric: true,
      cell: (close) => <Counted close={close} />,
    },
    {
      key: 'difference',
      header: 'Difference',
      numeric: true,
      cell: ({ difference, corrected_by: later }) =>
        later ? <s>{formatMoney(difference)}</s> : formatMoney(difference),
    },
    { key: 'note', header: 'Note', cell: ({ note }) => note ?? '–' },
    {
      key: 'closed',
      header: 'Closed',
      cell: ({ closed_at, closed_by }) => (
        <div>
          <div className="ui-tabular ui-one-line">{showDateTime(closed_at)}</div>
          <div className="ui-under">{closed_by}</div>
        </div>
      ),
    },
    {
      key: 'print',
      header: 'Print',
      hideHeader: true,
      cell: (close) => <Buttons close={close} {...acts} />,
    },
  ];
}

type HistoryProps = { closed: string | null; onClosed: (close: DayClose) => void };

/** The past day closes, newest first. The one that was just made has the focus: its slip goes with the cash. */
export function DayCloseHistory({ closed, onClosed }: HistoryProps) {
  const [{ page, limit }, setParams] = useListParams(listDayCloses);
  const query = { page, limit };
  const list = useApi(listDayCloses, { query }, { live: true, keepPrevious: true });
  const { paper, print } = usePrint<DayClose>();
  const [wrong, setWrong] = useState<DayClose | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const isListed = list.data?.closes.some(({ id }) => id === closed);
  /** The close that had the focus: a return to its page leaves the focus on the button of the pages. */
  const focused = useRef<string>(null);
  useEffect(() => {
    if (!isListed || focused.current === closed) return;
    focused.current = closed;
    section.current?.querySelector<HTMLElement>(`[data-close="${closed}"]`)?.focus();
  }, [isListed, closed]);
  const totalCount = list.data?.totalCount ?? 0;
  return (
    <Stack component="section" ref={section} gap="sm" aria-labelledby="closes-title">
      <Title order={2} id="closes-title">
        Closed so far
      </Title>
      <DataTable
        label="Day closes"
        columns={columns({ print, correct: setWrong })}
        rows={list.data?.closes}
        rowKey={({ id }) => id}
        empty={{ title: M.none, text: 'Count the drawer and close the day above.' }}
        error={list.error ? `${M.historyFailed} ${list.error.message}` : undefined}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        skeletonRows={3}
      />
      <PaginationBar
        page={page}
        totalPages={totalPages(totalCount, limit)}
        totalCount={totalCount}
        pageSize={limit}
        onPage={(next) => setParams({ page: next })}
      />
      {paper && <DayCloseSlip close={paper} />}
      {wrong && (
        <CorrectCloseModal close={wrong} onCorrected={onClosed} onClose={() => setWrong(null)} />
      )}
    </Stack>
  );
}
