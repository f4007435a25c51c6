import { type Norms, normsOf } from '#contract/lab/results/report-norms.rules.ts';
import type { Gender } from '#contract/patients/patient.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { presentParameter } from '../inventory/lab-test.present.ts';
import { listParameterRows } from '../inventory/lab-test.store.ts';
import type { ReportVersionRow } from './lab-report.store.ts';

type Person = { readonly age: number | null; readonly gender: Gender | null };

/** An order's tests with the catalogue's parameters, for entering the report. */
export async function readSheetTests(tx: Tx, orderId: string) {
  const tests = await tx
    .selectFrom('lab_order_tests as ordered')
    .innerJoin('lab_tests as test', (join) => inClinic(join, 'test.id', 'ordered.test_id'))
    .where('ordered.order_id', '=', orderId)
    .select(['ordered.test_id as id', 'ordered.name', 'test.category', 'test.sample'])
    .orderBy('ordered.position')
    .execute();
  const rows = await listParameterRows(
    tx,
    tests.map(({ id }) => id),
  );
  const rowsOf = Map.groupBy(rows, ({ test_id }) => test_id);
  return tests.map((test) => ({
    ...test,
    default_parameters: (rowsOf.get(test.id) ?? []).map(presentParameter),
  }));
}

export type SheetTest = Awaited<ReturnType<typeof readSheetTests>>[number];

/**
 * The reference ranges of a version. Versions from before these were stored use today's catalogue.
 */
export function normsOfVersion(
  { norms, content }: Pick<ReportVersionRow, 'norms' | 'content'>,
  options: { tests: readonly SheetTest[]; person: Person },
): Norms {
  return norms ?? normsOf(content, options);
}
