import { LAB_MESSAGES as M, testAlreadyInOrder } from '#contract/lab/lab.messages.ts';
import { type Claim, checkClaims, type Marked, markOf } from '../../ai-marks/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listOrderedTests } from './lab-order.store.ts';

type PricedTest = {
  id: string;
  name: string;
  price: number;
  /** The line in the order before the edit. */
  before?: Marked;
};

/** These tests as they were ordered, or else as they are in the catalogue now. */
async function knownTests(tx: Tx, orderId: string, ids: readonly string[]) {
  const inCatalogue = await tx
    .selectFrom('lab_tests')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'price_paise as price'])
    .execute();
  const ordered = await listOrderedTests(tx, [orderId]);
  return new Map<string, PricedTest>([
    ...inCatalogue.map((test) => [test.id, test] as const),
    ...ordered.map(
      ({ test_id: id, name, price_paise: price, ai_run_id }) =>
        [id, { id, name, price, before: { ai_run_id } }] as const,
    ),
  ]);
}

/** The tests with their names and prices. Throws 400 for an unknown or repeated one. */
async function priceTests(
  { tx }: ClinicScope,
  orderId: string,
  ids: readonly string[],
): Promise<PricedTest[]> {
  const known = await knownTests(tx, orderId, ids);
  return ids.map((id, position) => {
    const test = known.get(id);
    if (!test) throw invalidField(`tests.${position}.id`, M.unknownTest);
    if (ids.indexOf(id) !== position) {
      throw invalidField(`tests.${position}.id`, testAlreadyInOrder(test.name));
    }
    return test;
  });
}

/** Replaces the tests of an order. */
export async function writeTests(
  scope: ClinicScope,
  orderId: string,
  tests: readonly ({ readonly id: string } & Claim)[],
): Promise<void> {
  const { tx, actor } = scope;
  await checkClaims(tx, tests, 'tests');
  const priced = await priceTests(
    scope,
    orderId,
    tests.map(({ id }) => id),
  );
  await tx.deleteFrom('lab_order_tests').where('order_id', '=', orderId).execute();
  await tx
    .insertInto('lab_order_tests')
    .values(
      priced.map(({ id, name, price, before }, position) => ({
        clinic_id: actor.clinicId,
        id: scope.newId(),
        order_id: orderId,
        test_id: id,
        position,
        name,
        price_paise: price,
        ai_run_id: markOf(tests[position] ?? {}, before),
      })),
    )
    .execute();
}
