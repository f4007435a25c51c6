import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Services } from '../platform/services.ts';

const Keys = z.object({ keyId: z.string(), keySecret: z.string(), webhookSecret: z.string() });
export type SandboxKeys = z.output<typeof Keys>;

const known = new WeakMap<Services['database'], Promise<SandboxKeys>>();

/** The sandbox's keys, created once per database, so that signatures stay valid after a restart. */
export function sandboxKeys({ database, clock }: Services): Promise<SandboxKeys> {
  const keys =
    known.get(database) ??
    database.inSystem(async (tx) => {
      const made: SandboxKeys = {
        keyId: `rzp_sandbox_${randomBytes(7).toString('hex')}`,
        keySecret: randomBytes(24).toString('hex'),
        webhookSecret: randomBytes(24).toString('hex'),
      };
      await tx
        .insertInto('sandbox_entities')
        .values({
          id: 'keys',
          kind: 'keys',
          parent_id: null,
          body: JSON.stringify(made),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { body } = await tx
        .selectFrom('sandbox_entities')
        .where('id', '=', 'keys')
        .select('body')
        .executeTakeFirstOrThrow();
      return Keys.parse(body);
    });
  known.set(database, keys);
  keys.catch(() => known.delete(database));
  return keys;
}
