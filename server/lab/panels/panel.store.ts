import { sql } from 'kysely';
import { inClinic } from '../../platform/db/in-clinic.ts';
import { compiled } from '../../platform/db/prepared/compiled.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type PanelTestRow = { panel_id: string; id: string; name: string };

const MEMBERS = compiled((tx, { panelIds }: { panelIds: readonly string[] }) =>
  tx
    .selectFrom('lab_panel_tests as member')
    .innerJoin('lab_tests as test', (join) => inClinic(join, 'test.id', 'member.test_id'))
    .where('member.panel_id', '=', sql<string>`ANY (${panelIds}::uuid[])`)
    .where('test.deleted_at', 'is', null)
    .select(['member.panel_id', 'test.id', 'test.name'])
    .orderBy('member.panel_id')
    .orderBy('member.position'),
);

/** The tests of these panels as they are in the catalogue, in report order. */
export async function listPanelTests(tx: Tx, panelIds: readonly string[]): Promise<PanelTestRow[]> {
  return panelIds.length === 0 ? [] : MEMBERS.run(tx, { panelIds }, {});
}

/** The tests of an order's panels as they were ordered. */
export function listOrderedPanelTests(tx: Tx, orderId: string): Promise<PanelTestRow[]> {
  return tx
    .selectFrom('lab_order_panel_tests')
    .where('order_id', '=', orderId)
    .select(['panel_id', 'test_id as id', 'name'])
    .orderBy('panel_id')
    .orderBy('position')
    .execute();
}

/** A panel of the catalogue that orders this test. */
export function panelWith(tx: Tx, testId: string) {
  return tx
    .selectFrom('lab_panel_tests as member')
    .innerJoin('lab_tests as panel', (join) => inClinic(join, 'panel.id', 'member.panel_id'))
    .where('member.test_id', '=', testId)
    .where('panel.deleted_at', 'is', null)
    .select('panel.name')
    .limit(1)
    .executeTakeFirst();
}
