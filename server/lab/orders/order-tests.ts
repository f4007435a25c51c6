import { sql } from 'kysely';
import { LAB_MESSAGES as M, testAlreadyInOrder, testInPanel } from '#contract/lab/lab.messages.ts';
import { type Claim, checkClaims, type Marked, markOf } from '../../ai-marks/index.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { refs, rowsOfJson } from '../../platform/db/columns/rows-of-json.ts';
import { compiled } from '../../platform/db/prepared/compiled.ts';
import { withNext } from '../../platform/db/scoped-connection.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { invalidField } from '../../platform/errors.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listOrderedPanelTests, listPanelTests, type PanelTestRow } from '../panels/panel.store.ts';
import { ORDERED_TEST_COLUMNS } from './lab-order.columns.ts';
import { listOrderedTests, type OrderedTestRow } from './lab-order.store.ts';

type Ordered = { readonly id: string } & Claim;

export type PricedTest = {
  id: string;
  name: string;
  price: number;
  /** The assistant's answer that proposed it. */
  mark: string | null;
  /** The tests of a panel. */
  members: readonly PanelTestRow[];
};

/** A test with its line in the order before the edit. */
type KnownTest = Omit<PricedTest, 'mark' | 'members'> & { readonly before?: Marked };

const INSERTED = [
  ...(['clinic_id', 'id', 'order_id', 'test_id', 'position', 'name', 'price_paise'] as const),
  'ai_run_id',
] as const;

const CATALOGUE = compiled((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('lab_tests')
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'price_paise as price']),
);

/** These tests as they were ordered, or else as they are in the catalogue now. */
async function knownTests(tx: Tx, ids: readonly string[], orderIds: readonly string[]) {
  const [inCatalogue, ordered] = await atOnce([
    CATALOGUE.run(tx, { ids }, {}),
    listOrderedTests(tx, orderIds),
  ]);
  return new Map<string, KnownTest>([
    ...inCatalogue.map((test) => [test.id, test] as const),
    ...ordered.map(
      ({ test_id: id, name, price_paise: price, ai_run_id }) =>
        [id, { id, name, price, before: { ai_run_id } }] as const,
    ),
  ]);
}

/**
 * Reads the tests with their names and prices, in one round trip; those of the order `orderId` as
 * they were ordered. Throws 400 for an unknown or repeated one, for a test of an ordered panel, and
 * for an unknown answer of the assistant.
 */
export async function readTests(
  { tx }: ClinicScope,
  tests: readonly Ordered[],
  orderId?: string,
): Promise<readonly PricedTest[]> {
  const ids = tests.map(({ id }) => id);
  const [, known, panels, asOrdered] = await atOnce([
    checkClaims(tx, tests, 'tests'),
    knownTests(tx, ids, orderId === undefined ? [] : [orderId]),
    listPanelTests(tx, ids),
    orderId === undefined ? [] : listOrderedPanelTests(tx, orderId),
  ]);
  const membersOf = (id: string) => {
    const of = ({ panel_id }: PanelTestRow) => panel_id === id;
    return known.get(id)?.before ? asOrdered.filter(of) : panels.filter(of);
  };
  return tests.map(({ id, ...claim }, position) => {
    const test = known.get(id);
    if (!test) throw invalidField(`tests.${position}.id`, M.unknownTest);
    if (ids.indexOf(id) !== position) {
      throw invalidField(`tests.${position}.id`, testAlreadyInOrder(test.name));
    }
    const panel = ids.find((one) => membersOf(one).some((member) => member.id === id));
    if (panel) {
      throw invalidField(
        `tests.${position}.id`,
        testInPanel(test.name, known.get(panel)?.name ?? ''),
      );
    }
    return { ...test, mark: markOf(claim, test.before), members: membersOf(id) };
  });
}

/** One statement for any number of tests, so that it is prepared. */
const INSERT = compiled((tx, { rows }: { rows: string }) =>
  tx
    .insertInto('lab_order_tests')
    .columns(INSERTED)
    .expression(
      sql`SELECT ${refs(INSERTED)} FROM ${rowsOfJson('lab_order_tests', rows)} AS row
        ORDER BY position`,
    )
    .returning(['order_id', ...columnsOf(ORDERED_TEST_COLUMNS)]),
);

/** Writes the tests of an order that has none at this point, and returns them in their order. */
export async function writeTests(
  scope: ClinicScope,
  orderId: string,
  tests: readonly PricedTest[],
): Promise<OrderedTestRow[]> {
  if (tests.length === 0) return [];
  const { tx, actor } = scope;
  const members = tests.flatMap(({ members }) =>
    members.map(({ panel_id, id: test_id, name }, position) => ({
      ...{ clinic_id: actor.clinicId, order_id: orderId, panel_id, test_id, position, name },
    })),
  );
  const rows = tests.map(({ id, name, price, mark }, position) => ({
    clinic_id: actor.clinicId,
    id: scope.newId(),
    order_id: orderId,
    test_id: id,
    position,
    name,
    price_paise: price,
    ai_run_id: mark,
  }));
  const written = INSERT.run(tx, { rows: JSON.stringify(rows) }, {});
  if (members.length > 0) {
    const ofPanels = tx.insertInto('lab_order_panel_tests').values(members);
    await tx.executeQuery(withNext(ofPanels.compile()));
  }
  return written;
}

/** Removes the tests of an order, before it gets others. */
export async function removeTests({ tx }: ClinicScope, orderId: string): Promise<void> {
  await tx.deleteFrom('lab_order_panel_tests').where('order_id', '=', orderId).execute();
  await tx.deleteFrom('lab_order_tests').where('order_id', '=', orderId).execute();
}
