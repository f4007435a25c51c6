import type { Tx } from './scope.ts';

/**
 * The next number of a running count of the clinic, from 1, without gaps: it is the transaction's
 * until it ends, so another one that wants the next waits, and a rollback gives it back.
 */
export async function nextNumber(tx: Tx, counter: { clinicId: string; name: string }) {
  const { value } = await tx
    .insertInto('counters')
    .values({ clinic_id: counter.clinicId, name: counter.name, value: 1 })
    .onConflict((existing) =>
      existing
        .columns(['clinic_id', 'name'])
        .doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
