import { type RawBuilder, sql } from 'kysely';

/** The pieces of a drug that came back with a credit. */
export type PieceBack = { drug_id: string; quantity: number };

/**
 * SQL for the pieces that a return brought back, by drug; null for another credit. The movements of a
 * return have the time of its credit. Of two returns of one moment the first has the pieces of both.
 */
export function piecesBack(credit: string, bill: string): RawBuilder<PieceBack[] | null> {
  const of = (column: string) => sql.ref(`${credit}.${column}`);
  return sql<PieceBack[] | null>`CASE WHEN ${of('kind')} = 'return' AND NOT EXISTS (
      SELECT FROM bill_credits AS twin WHERE twin.clinic_id = ${of('clinic_id')}
        AND twin.bill_id = ${of('bill_id')} AND twin.kind = 'return'
        AND twin.created_at = ${of('created_at')} AND twin.id < ${of('id')})
    THEN (SELECT json_agg(json_build_object('drug_id', back.drug_id, 'quantity', back.quantity))
      FROM (SELECT moved.drug_id, sum(moved.quantity)::int AS quantity
        FROM pharmacy_order_lines AS line
        JOIN stock_movements AS moved ON moved.clinic_id = line.clinic_id
          AND moved.order_line_id = line.id
        WHERE line.clinic_id = ${of('clinic_id')}
          AND line.order_id = ${sql.ref(`${bill}.pharmacy_order_id`)}
          AND moved.kind = 'return' AND moved.at = ${of('created_at')}
        GROUP BY moved.drug_id) AS back) END`;
}
