import type { DayRange } from '#contract/kernel/day-range.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type {
  listSupplierBalances as balancesEndpoint,
  getSupplierLedger as endpoint,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import {
  debtsOf,
  oldestUnpaid,
  withBalances,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import type {
  SupplierBalances,
  SupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findSupplier } from '../suppliers/supplier.store.ts';
import { doersOf, ledgerRows, presentRow } from './ledger-rows.store.ts';

/** The ledger of a supplier between two days. Throws 404 for one of another clinic. */
export async function ledgerOf(
  tx: Tx,
  supplierId: string,
  { startDate, endDate }: DayRange,
): Promise<SupplierLedger> {
  const supplier = await findSupplier(tx, supplierId);
  if (!supplier) throw notFound();
  const every = await ledgerRows(tx, supplierId);
  const rows = every.filter(({ day }) => day <= endDate);
  const left = new Map(debtsOf(every).map((one) => [one.debt.id, paise(one.left)]));
  const doers = await doersOf(tx, rows);
  const all = withBalances(
    rows.map((row) => {
      const open = row.kind === 'invoice' ? left.get(row.id) : undefined;
      return { ...presentRow(row, doers), ...(open !== undefined && { left: open }) };
    }),
    paise(0),
  );
  const opening = all.findLast(({ day }) => day < startDate)?.balance ?? paise(0);
  const shown = all.filter(({ day }) => day >= startDate);
  const entered = await tx
    .selectFrom('suppliers')
    .where('id', '=', supplierId)
    .select(['opening_paise', 'opening_day'])
    .executeTakeFirstOrThrow();
  const { opening_paise: amount, opening_day: day } = entered;
  return {
    ...{ supplier, opening, rows: shown, closing: shown.at(-1)?.balance ?? opening },
    first: amount === null || day === null ? null : { amount: paise(amount), day },
  };
}

export const readLedger = (
  { tx }: ClinicScope,
  { params: { id }, query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> => ledgerOf(tx, id, query);

/** The debt to each supplier with a ledger, and in all. */
export async function readBalances({
  tx,
  today,
}: Pick<ClinicScope, 'tx' | 'today'>): Promise<EndpointReply<typeof balancesEndpoint>> {
  const bySupplier = Map.groupBy(await ledgerRows(tx), ({ supplier_id }) => supplier_id);
  const balances: SupplierBalances['balances'] = [...bySupplier].map(([supplier_id, rows]) => ({
    supplier_id,
    balance: paise(rows.reduce((sum, { amount }) => sum + amount, 0)),
    oldest: oldestUnpaid(rows),
    without_total: rows.filter(({ lacks_total }) => lacks_total).length,
  }));
  const owed = balances.reduce((sum, { balance }) => sum + Math.max(balance, 0), 0);
  return { owed: paise(owed), balances, today };
}
