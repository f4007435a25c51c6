import type { Tx } from '../platform/db/scoped-database.ts';
import type { Logo } from './checked-logo.ts';

/** The logo's version and size, without the picture; null without one. */
export async function describeLogo(tx: Tx) {
  const row = await tx
    .selectFrom('clinic_logos')
    .select(['updated_at', 'width', 'height'])
    .executeTakeFirst();
  if (!row) return null;
  return { version: row.updated_at.toISOString(), width: row.width, height: row.height };
}

export function findLogo(tx: Tx) {
  return tx.selectFrom('clinic_logos').select(['media_type', 'picture']).executeTakeFirst();
}

/** The logo that a paper of an earlier day names by its version. */
export function findPaperLogo(tx: Tx, version: Date) {
  return tx
    .selectFrom('paper_logos')
    .where('version', '=', version)
    .select(['media_type', 'picture'])
    .executeTakeFirst();
}

type Written = { readonly clinicId: string; readonly at: Date; readonly by: string };

export async function writeLogo(
  tx: Tx,
  { clinicId, at, by }: Written,
  { type, width, height, bytes }: Logo,
): Promise<void> {
  const values = {
    media_type: type,
    picture: Buffer.from(bytes),
    width,
    height,
    updated_at: at,
    updated_by: by,
  };
  await tx
    .insertInto('clinic_logos')
    .values({ clinic_id: clinicId, ...values })
    .onConflict((conflict) => conflict.column('clinic_id').doUpdateSet(values))
    .execute();
}

/** Whether there was one. */
export async function removeLogo(tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('clinic_logos').executeTakeFirst();
  return numDeletedRows > 0n;
}
