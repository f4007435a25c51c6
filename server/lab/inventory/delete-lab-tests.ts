import {
  labTestDeleted,
  labTestsDeleted,
  LAB_TEST_MESSAGES as M,
  testOfPanel,
} from '#contract/lab/tests/lab-test.messages.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { panelWith } from '../panels/panel.store.ts';

/** Hides a test. Orders, bills and reports keep it. Throws 409 for a test of a panel. */
export async function deleteLabTest(scope: ClinicScope, { params }: { params: { id: string } }) {
  const { tx, now } = scope;
  const row = await tx
    .updateTable('lab_tests')
    .set({ deleted_at: now })
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (!row) throw notFound(M.notFound);
  const panel = await panelWith(tx, row.id);
  if (panel) throw conflict(testOfPanel(row.name, panel.name));
  await scope.audit('delete-lab-test', { type: 'lab-test', id: row.id }, { name: row.name });
  scope.changed('lab-tests', row.id);
  return { message: labTestDeleted(row.name) };
}

/** Hides every test of the clinic. */
export async function deleteAllLabTests(scope: ClinicScope) {
  const { tx, now, actor } = scope;
  const rows = await tx
    .updateTable('lab_tests')
    .set({ deleted_at: now })
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  const count = rows.length;
  await scope.audit('delete-all-lab-tests', { type: 'clinic', id: actor.clinicId }, { count });
  scope.changed('lab-tests', actor.clinicId);
  return { message: labTestsDeleted(count) };
}
