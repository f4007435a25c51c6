import type { Tx } from '../platform/db/scope.ts';
import { newEntityId, unixSeconds } from './sandbox.entities.ts';
import { keep } from './sandbox.store.ts';

/** What a call of the sandbox works with. */
export type SandboxContext = {
  readonly tx: Tx;
  readonly now: Date;
};

/** Keeps the news of what happened, to be sent to the webhook once the transaction stands. */
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
