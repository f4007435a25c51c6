import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { invalidField } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listPanelTests, panelWith } from './panel.store.ts';

const refused = (message: string) => invalidField('panel_tests', message);

/** Throws 400 for an unknown test, a panel within a panel, and a panel with values of its own. */
async function checkPanel({ tx }: ClinicScope, panelId: string, testIds: readonly string[]) {
  const known = await tx
    .selectFrom('lab_tests')
    .where('id', 'in', testIds)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    // Waits for who deletes one, or makes it a panel, and lets them wait.
    .forShare()
    .execute();
  if (known.length < testIds.length) throw refused(M.unknownTest);
  const isNested =
    testIds.includes(panelId) ||
    (await listPanelTests(tx, testIds)).length > 0 ||
    (await panelWith(tx, panelId)) !== undefined;
  if (isNested) throw refused(M.panelInPanel);
  const own = await tx
    .selectFrom('lab_tests as test')
    .where('test.id', '=', panelId)
    .where((where) =>
      where.or([
        where('test.report_only', '=', true),
        where.exists(
          where.selectFrom('lab_test_parameters').where('test_id', '=', panelId).select('id'),
        ),
      ]),
    )
    .select('test.id')
    .executeTakeFirst();
  if (own) throw refused(M.panelHasNoValues);
}

/** Replaces the tests of a panel; none makes it an ordinary test. */
export async function setPanelTests(
  scope: ClinicScope,
  panelId: string,
  testIds: readonly string[],
): Promise<void> {
  const { tx, actor } = scope;
  if (testIds.length > 0) await checkPanel(scope, panelId, testIds);
  await tx.deleteFrom('lab_panel_tests').where('panel_id', '=', panelId).execute();
  if (testIds.length === 0) return;
  await tx
    .insertInto('lab_panel_tests')
    .values(
      testIds.map((test_id, position) => ({
        ...{ clinic_id: actor.clinicId, panel_id: panelId, test_id, position },
      })),
    )
    .execute();
}
