import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type EntityKind = DB['sandbox_entities']['kind'];

/** Stores an entity of the sandbox under its parent. */
export async function keep(
  tx: Tx,
  entity: { id: string; kind: EntityKind; of?: string | undefined; body: object; at: Date },
): Promise<void> {
  const { id, kind, of, body, at } = entity;
  await tx
    .insertInto('sandbox_entities')
    .values({ id, kind, parent_id: of ?? null, body: JSON.stringify(body), created_at: at })
    .execute();
}

export async function change(tx: Tx, id: string, body: object): Promise<void> {
  await tx
    .updateTable('sandbox_entities')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', id)
    .execute();
}

/** Locks an entity until the transaction ends. */
export async function lock(tx: Tx, kind: EntityKind, id: string): Promise<unknown> {
  const row = await tx
    .selectFrom('sandbox_entities')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .select('body')
    .forUpdate()
    .executeTakeFirst();
  return row?.body;
}

/** The children of an entity, newest first. */
export async function listOf(tx: Tx, kind: EntityKind, of: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom('sandbox_entities')
    .where('parent_id', '=', of)
    .where('kind', '=', kind)
    .select('body')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}
