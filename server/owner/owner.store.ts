import type { Tx } from '../platform/db/scoped-database.ts';

/** The clinic's owner, locked until the transaction ends. */
export async function lockOwner(tx: Tx, clinicId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select('owner_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function writeOwner(tx: Tx, clinicId: string, ownerId: string): Promise<void> {
  await tx.updateTable('clinics').set({ owner_id: ownerId }).where('id', '=', clinicId).execute();
}

/** The first of the clinic's other active admins. Locks them until the transaction ends. */
export async function nextOwner(
  tx: Tx,
  clinicId: string,
  ownerId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .where('clinic_id', '=', clinicId)
    .where('may_own', '=', true)
    .where('id', '<>', ownerId)
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}
