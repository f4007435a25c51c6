import { sql } from 'kysely';
import type { MovementReason } from '#contract/inventory/inventory-analysis.ts';
import { type OfClinic, sumsOfDays } from '../platform/db/day-sums/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { MOVES, SALES, TESTS } from './sold.figures.ts';

export type Moved = { drug_id: string; kind: MovementReason; is_in: boolean; quantity: number };

/** Quantities in and out of each drug, by reason. */
export async function movedInRange(tx: Tx, of: OfClinic): Promise<Moved[]> {
  const sums = await sumsOfDays(tx, MOVES, of);
  return sums.map(({ of_id: drug_id, kind: moved, one: quantity }) => {
    const [kind, way] = moved.split(' ');
    return { drug_id, kind: kind as MovementReason, is_in: way === 'in', quantity };
  });
}

export type Earned = {
  drug_id: string;
  revenue: number;
  profit: number;
  quantity_without_cost: number;
};

/** Revenue and profit of the range's sales and returns, for orders with a paid bill. */
export async function earnedInRange(tx: Tx, of: OfClinic): Promise<Earned[]> {
  const sums = await sumsOfDays(tx, SALES, of);
  return sums.map(({ of_id: drug_id, one, two, three }) => ({
    ...{ drug_id, revenue: one, profit: two, quantity_without_cost: three },
  }));
}

export type TestsSold = {
  test_id: string;
  name: string;
  price_paise: number;
  quantity: number;
  revenue: number;
};

/** Tests on paid bills made in the range, each with its share of the bill. */
export async function testsSoldInRange(tx: Tx, of: OfClinic): Promise<TestsSold[]> {
  const sums = await sumsOfDays(tx, TESTS, of);
  if (sums.length === 0) return [];
  const { rows } = await sql<TestsSold>`
    SELECT test.id AS test_id, test.name, test.price_paise, sold.one AS quantity, sold.two AS revenue
    FROM jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) AS sold (of_id uuid, one bigint, two bigint)
    JOIN lab_tests test ON test.clinic_id = ${of.clinicId} AND test.id = sold.of_id
    ORDER BY lower(test.name), test.id`.execute(tx);
  return rows;
}
