import type { Tx } from '../platform/db/scope.ts';

export type LabTestRow = Awaited<ReturnType<typeof listLabTestRows>>[number];

/** The catalogue by name. */
export function listLabTestRows(tx: Tx) {
  return tx
    .selectFrom('lab_tests')
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'description', 'price_paise'])
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

export type LabParameterRow = Awaited<ReturnType<typeof listParameterRows>>[number];

/** The parameters of these tests, in the order of the report. */
export async function listParameterRows(tx: Tx, testIds: readonly string[]) {
  if (testIds.length === 0) return [];
  return tx
    .selectFrom('lab_test_parameters')
    .where('test_id', 'in', testIds)
    .select(['test_id', 'name', 'type', 'default_value', 'normal_range'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
