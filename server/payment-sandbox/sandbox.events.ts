import type { Tx } from '../platform/db/scoped-database.ts';
import { newEntityId, unixSeconds } from './sandbox.entities.ts';
import { keep } from './sandbox.store.ts';

/** The context of a call to the sandbox. */
export type SandboxContext = {
  readonly tx: Tx;
  readonly now: Date;
};

/** Stores a webhook to be sent after the commit. */
export async function tell(
  { tx, now }: SandboxContext,
  event: string,
  entities: Readonly<Record<string, object>>,
): Promise<void> {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  const body = {
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(entities),
    payload,
    created_at: unixSeconds(now),
  };
  await keep(tx, { id: newEntityId('evt'), kind: 'event', body, at: now });
}
