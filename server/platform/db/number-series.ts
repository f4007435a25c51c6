import type { Tx } from './scoped-database.ts';

/**
 * Returns the next number of a clinic's series, starting at 1, without gaps. The row stays locked
 * until the transaction ends, so a concurrent caller waits, and a rollback releases the number.
 */
export async function nextNumber(tx: Tx, series: { clinicId: string; name: string }) {
  const { value } = await tx
    .insertInto('counters')
    .values({ clinic_id: series.clinicId, name: series.name, value: 1 })
    .onConflict((existing) =>
      existing
        .columns(['clinic_id', 'name'])
        .doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Begins a statement that takes the next number of a clinic's series, as `value` of `numbered`. As
 * one statement, it locks the series a round trip later than `nextNumber`.
 */
export function withNextNumber(tx: Tx, { clinicId, name }: { clinicId: string; name: string }) {
  return tx.with('numbered', (query) =>
    query
      .insertInto('counters')
      .values({ clinic_id: clinicId, name, value: 1 })
      .onConflict((existing) =>
        existing
          .columns(['clinic_id', 'name'])
          .doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
      )
      .returning('value'),
  );
}
