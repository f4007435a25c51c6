import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { financialYear } from '#contract/billing/bill-total.rules.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import {
  exportSupplierLedger,
  getSupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type {
  LedgerRow,
  SupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { RangeForm, useRange } from '#web/money/index.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { InvoiceTotalModal } from './invoice-total.modal.tsx';
import { type LedgerLine, ledgerColumns } from './ledger-columns.tsx';
import { LedgerPaper } from './ledger-paper.tsx';
import { OpeningBalanceModal } from './opening-balance.modal.tsx';
import { PaySupplierModal } from './pay-supplier.modal.tsx';
import { useTakeBack } from './use-take-back.ts';

/** The days of the address; the financial year until today by default. */
function useLedgerRange() {
  const { range, today, setRange } = useRange();
  const [params] = usePageParams();
  const start = `${financialYear(today)}-04-01`;
  const shown = params.has('startDate') ? range : { startDate: start, endDate: today };
  return { range: shown, today, setRange };
}

/** The ledger of a supplier: invoices, payments and returns, with what is owed after each. */
export function SupplierLedgerPage() {
  const { id = '' } = useParams();
  const { range, today, setRange } = useLedgerRange();
  const input = { params: { id }, query: range };
  const ledger = useApi(getSupplierLedger, input, { live: true, keepPrevious: true });
  return (
    <>
      <PageHeader
        title={ledger.data?.supplier.name ?? 'Supplier'}
        backTo={ADDRESSES.suppliers}
        actions={<ExportButton endpoint={exportSupplierLedger} input={input} />}
      />
      <Stack gap="md">
        <RangeForm
          key={`${range.startDate} ${range.endDate}`}
          range={range}
          today={today}
          isFetching={ledger.isPlaceholderData}
          onFetch={setRange}
        />
        <Shown
          ledger={ledger.data}
          range={range}
          isOld={ledger.isPlaceholderData}
          error={ledger.error ? saidOr(ledger.error, M.loadFailed) : undefined}
          onRetry={() => void ledger.refetch()}
        />
      </Stack>
    </>
  );
}

type ShownProps = {
  ledger: SupplierLedger | undefined;
  range: DayRange;
  isOld: boolean;
  error: string | undefined;
  onRetry: () => void;
};

function Shown({ ledger, range, isOld, error, onRetry }: ShownProps) {
  const { role } = useCurrentUser();
  const [opened, setOpened] = useState<'pay' | 'opening' | LedgerRow | null>(null);
  const { paper, print } = usePrint<SupplierLedger>();
  const takeBack = useTakeBack();
  const close = (): void => setOpened(null);
  return (
    <>
      {ledger && (
        <Group gap="xs" align="center">
          {may(role, 'suppliers.pay') && (
            <Button onClick={() => setOpened('pay')}>Record payment</Button>
          )}
          {may(role, 'suppliers.return') && (
            <Button
              component={Link}
              variant="default"
              to={`${ADDRESSES.returnGoods}?supplier=${ledger.supplier.id}`}
            >
              Return goods
            </Button>
          )}
          {may(role, 'suppliers.keep-account') && (
            <Button variant="default" onClick={() => setOpened('opening')}>
              Opening balance
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Icon of={IconPrinter} />}
            onClick={() => print(ledger)}
          >
            Print ledger
          </Button>
          <Text ml="auto" fw={600}>
            {balanceText(ledger, range)}
          </Text>
        </Group>
      )}
      <DataTable
        label="Ledger"
        columns={ledgerColumns({
          role,
          onTotal: setOpened,
          onTakeBack: (row) => void takeBack(row.id),
        })}
        rows={ledger && linesOf(ledger, range)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        empty={{ title: M.none, text: COMMON_MESSAGES.otherDays }}
        error={error}
        onRetry={onRetry}
        refreshing={isOld}
      />
      {paper && <LedgerPaper ledger={paper} range={range} />}
      {ledger && opened === 'pay' && <PaySupplierModal ledger={ledger} onClose={close} />}
      {ledger && opened === 'opening' && <OpeningBalanceModal ledger={ledger} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <InvoiceTotalModal row={opened} onClose={close} />
      )}
    </>
  );
}

/** The rows below what was owed before; none when there is neither. */
function linesOf({ supplier, opening, rows }: SupplierLedger, range: DayRange): LedgerLine[] {
  if (opening === 0 && rows.length === 0) return [];
  const day = range.startDate;
  return [{ kind: 'forward', id: supplier.id, day, balance: opening }, ...rows];
}

/** `Owed: ₹1,200.00`, on the last day of the range. */
function balanceText({ closing }: SupplierLedger, { endDate }: DayRange): string {
  const when = endDate >= clinicToday() ? '' : ' then';
  if (closing < 0) return `They owe you${when}: ${formatMoney(closing).replace('-', '')}`;
  return `Owed${when}: ${formatMoney(closing)}`;
}
