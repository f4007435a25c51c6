import { sql } from 'kysely';
import { type Norms, normsOf } from '#contract/lab/results/report-norms.rules.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { presentParameter } from '../inventory/lab-test.present.ts';
import { listParameterRows } from '../inventory/lab-test.store.ts';
import type { ReportVersionRow } from './lab-report.store.ts';

/** The tests of these orders with the catalogue's parameters, by order. */
export async function readSheets(tx: Tx, orderIds: readonly string[]) {
  const tests = await tx
    .selectFrom('lab_order_tests as ordered')
    .innerJoin('lab_tests as test', (join) => inClinic(join, 'test.id', 'ordered.test_id'))
    .where('ordered.order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select([
      'ordered.order_id',
      'ordered.test_id as id',
      'ordered.name',
      'test.category',
      'test.sample',
      'test.outside_lab',
    ])
    .orderBy('ordered.order_id')
    .orderBy('ordered.position')
    .execute();
  const rows = await listParameterRows(tx, [...new Set(tests.map(({ id }) => id))]);
  const rowsOf = Map.groupBy(rows, ({ test_id }) => test_id);
  const sheets = tests.map(({ order_id, ...test }) => ({
    order_id,
    test: { ...test, default_parameters: (rowsOf.get(test.id) ?? []).map(presentParameter) },
  }));
  const byOrder = Map.groupBy(sheets, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, of]) => [id, of.map(({ test }) => test)]));
}

/** An order's tests with the catalogue's parameters, for entering the report. */
export async function readSheetTests(tx: Tx, orderId: string) {
  return (await readSheets(tx, [orderId])).get(orderId) ?? [];
}

export type SheetTest = Awaited<ReturnType<typeof readSheetTests>>[number];

/**
 * The reference ranges of a version. Versions from before these were stored use today's catalogue.
 */
export function normsOfVersion(
  { norms, content }: Pick<ReportVersionRow, 'norms' | 'content'>,
  options: Parameters<typeof normsOf>[1],
): Norms {
  return norms ?? normsOf(content, options);
}
