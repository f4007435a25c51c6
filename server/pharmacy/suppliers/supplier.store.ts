import type { SupplierDetail } from '#contract/pharmacy/suppliers/supplier.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The column of each detail of a supplier. */
export const SUPPLIER_DETAIL_COLUMNS = {
  name: 'name',
  gstin: 'gstin',
  drug_licence: 'drug_licence',
  phone: 'phone',
  address: 'address',
  terms: 'terms',
  active: 'active',
} as const satisfies Record<SupplierDetail, keyof DB['suppliers']>;

export const SUPPLIER_COLUMNS = ['id', ...columnsOf(SUPPLIER_DETAIL_COLUMNS)] as const;

/** The active suppliers, then the others, each by name. */
export function listSupplierRows(tx: Tx) {
  return tx
    .selectFrom('suppliers')
    .select(SUPPLIER_COLUMNS)
    .orderBy('active', 'desc')
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
}

const supplierOf = (tx: Tx, id: string) =>
  tx.selectFrom('suppliers').where('id', '=', id).select(SUPPLIER_COLUMNS);

export function findSupplier(tx: Tx, id: string) {
  return supplierOf(tx, id).executeTakeFirst();
}

/** Locks a supplier before a change. */
export function lockSupplier(tx: Tx, id: string) {
  return supplierOf(tx, id).forNoKeyUpdate().executeTakeFirst();
}
