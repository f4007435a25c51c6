import { sql } from 'kysely';
import { paise } from '#contract/kernel/numbers/money.ts';
import { type Norms, normsOf } from '#contract/lab/results/report-norms.rules.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { presentParameter } from '../inventory/lab-test.present.ts';
import { listParameterRows } from '../inventory/lab-test.store.ts';
import type { ReportVersionRow } from './lab-report.store.ts';

type MeasuredRow = {
  readonly id: string;
  readonly ordered_name: string;
  readonly member_name: string | null;
  readonly panel_id: string | null;
  readonly price_paise: number;
  readonly ai_run_id: string | null;
  readonly category: string | null;
  readonly sample: string | null;
  readonly outside_lab: string | null;
};

/** A measured test. The price of a panel's test is in the panel. */
function presentMeasured(row: MeasuredRow) {
  const { id, category, sample, outside_lab, ai_run_id, ordered_name, panel_id } = row;
  const kept = { id, category, sample, outside_lab, ai_run_id };
  if (panel_id === null) return { ...kept, name: ordered_name, price: paise(row.price_paise) };
  const panel = { id: panel_id, name: ordered_name };
  return { ...kept, name: row.member_name ?? ordered_name, price: paise(0), panel };
}

/** Two panels of an order can have a test in common, which is measured once. */
function eachOnce<Test extends { readonly id: string }>(tests: readonly Test[]): Test[] {
  return tests.filter(({ id }, at) => tests.findIndex((test) => test.id === id) === at);
}

/**
 * The measured tests of these orders with the catalogue's parameters, by order. A panel's tests stand
 * in its place.
 */
export async function readSheets(tx: Tx, orderIds: readonly string[]) {
  const tests = await tx
    .selectFrom('lab_order_tests as ordered')
    .leftJoin('lab_order_panel_tests as member', (join) =>
      inClinic(join, 'member.panel_id', 'ordered.test_id').onRef(
        'member.order_id',
        '=',
        'ordered.order_id',
      ),
    )
    .innerJoin('lab_tests as test', (join) =>
      inClinic(join, 'test.id', 'ordered.test_id', 'member.test_id'),
    )
    .where('ordered.order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select([
      'ordered.order_id',
      'test.id',
      'ordered.name as ordered_name',
      'ordered.price_paise',
      'ordered.ai_run_id',
      'member.panel_id',
      'member.name as member_name',
      'test.category',
      'test.sample',
      'test.outside_lab',
    ])
    .orderBy('ordered.order_id')
    .orderBy('ordered.position')
    .orderBy('member.position')
    .execute();
  const rows = await listParameterRows(tx, [...new Set(tests.map(({ id }) => id))]);
  const rowsOf = Map.groupBy(rows, ({ test_id }) => test_id);
  const sheets = tests.map((row) => ({
    order_id: row.order_id,
    test: {
      ...presentMeasured(row),
      default_parameters: (rowsOf.get(row.id) ?? []).map(presentParameter),
    },
  }));
  const byOrder = Map.groupBy(sheets, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, of]) => [id, eachOnce(of.map(({ test }) => test))]));
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
