import type { Actor } from './actor.ts';
import type { Tx } from './db/scope.ts';
import { emptyOutbox, isEmpty, notify } from './events/outbox.ts';
import { type Acting, type OutsideActor, Scope } from './scope.ts';
import type { Services } from './services.ts';

/** Opens one transaction of a clinic (of the whole system without one) and tells what it changed. */
async function run<A extends Acting, T>(
  services: Services,
  { actor, clinicId }: { actor: A; clinicId: string | null },
  work: (scope: Scope<A>) => Promise<T>,
): Promise<T> {
  const { database, clock, hub } = services;
  let outbox = emptyOutbox(clinicId);
  const inTransaction = async (tx: Tx) => {
    outbox = emptyOutbox(clinicId);
    const result = await work(new Scope({ tx, actor, now: clock.now(), outbox }));
    if (!isEmpty(outbox)) await notify(tx, outbox, hub.id);
    return result;
  };
  const result = await (clinicId === null
    ? database.inSystem(inTransaction)
    : database.inClinic(clinicId, inTransaction));
  // The screens of this server need not wait for the notice to come back.
  if (!isEmpty(outbox)) hub.deliver(outbox);
  return result;
}

/** Runs `work` in the transaction of a signed-in person. */
export function transact<A extends Actor, T>(
  services: Services,
  actor: A,
  work: (scope: Scope<A>) => Promise<T>,
): Promise<T> {
  const clinicId = actor.role === 'superadmin' ? null : actor.clinicId;
  return run(services, { actor, clinicId }, work);
}

/** Runs `work` in a clinic for an outside service, which is nobody of the clinic's people. */
export async function transactForOutside<T>(
  services: Services,
  clinicId: string,
  work: (scope: Scope<OutsideActor>) => Promise<T>,
): Promise<T> {
  const { time_zone: timeZone } = await services.database.inClinic(clinicId, (tx) =>
    tx
      .selectFrom('clinics')
      .where('id', '=', clinicId)
      .select('time_zone')
      .executeTakeFirstOrThrow(),
  );
  const actor = { id: null, clinicId, timeZone };
  return run(services, { actor, clinicId }, work);
}
