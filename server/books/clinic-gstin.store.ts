import type { Tx } from '../platform/db/scoped-database.ts';

/** The clinic's own GSTIN. The exports read it in a worker, which loads few modules. */
export async function clinicGstin(tx: Tx, clinicId: string): Promise<string | null> {
  const { gstin } = await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select('gstin')
    .executeTakeFirstOrThrow();
  return gstin;
}
