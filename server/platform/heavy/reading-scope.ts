import type { ClinicActor } from '../actor.ts';
import type { Tx } from '../db/scoped-database.ts';
import { emptyOutbox } from '../events/outbox.ts';
import { type ClinicScope, Scope } from '../scope.ts';

/** The read-only scope of a task for its caller. Changes would not be sent to any screen. */
export function readingScope(
  tx: Tx,
  { actor, now }: { readonly actor: ClinicActor; readonly now: Date },
): ClinicScope {
  return new Scope({ tx, actor, now, outbox: emptyOutbox(actor.clinicId) });
}
