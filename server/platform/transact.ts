import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { isInstallationRole } from '#contract/kernel/roles.ts';
import type { Actor, ClinicActor } from './actor.ts';
import type { Tx } from './db/scope.ts';
import { emptyOutbox, isEmpty, notify } from './events/outbox.ts';
import { type Acting, type OutsideActor, Scope } from './scope.ts';
import type { Services } from './services.ts';

/**
 * What a transaction of a clinic may write: its records, or also who works there. The latter has another
 * login of the database, and is for the few verbs that change an account, a role or a password.
 */
export type Rights = 'records' | 'accounts';

/** Opens one transaction of a clinic (of the whole system without one) and tells what it changed. */
async function run<A extends Acting, T>(
  services: Services,
  { actor, clinicId, rights }: { actor: A; clinicId: string | null; rights?: Rights },
  work: (scope: Scope<A>) => Promise<T>,
): Promise<T> {
  const { database, clock, hub } = services;
  let outbox = emptyOutbox(clinicId);
  const open = () => {
    if (clinicId === null) return database.inSystem(inTransaction);
    return rights === 'accounts'
      ? database.inAccounts(clinicId, inTransaction)
      : database.inClinic(clinicId, inTransaction);
  };
  const inTransaction = async (tx: Tx) => {
    outbox = emptyOutbox(clinicId);
    const result = await work(new Scope({ tx, actor, now: clock.now(), outbox }));
    if (!isEmpty(outbox)) await notify(tx, outbox, hub.id);
    return result;
  };
  const result = await open();
  // The screens of this server need not wait for the notice to come back.
  if (!isEmpty(outbox)) hub.deliver(outbox);
  return result;
}

/** Runs `work` in the transaction of a signed-in person. */
export function transact<A extends Actor, T>(
  services: Services,
  actor: A,
  work: (scope: Scope<A>) => Promise<T>,
  rights: Rights = 'records',
): Promise<T> {
  const clinicId = isInstallationRole(actor.role) ? null : actor.clinicId;
  return run(services, { actor, clinicId, rights }, work);
}

/**
 * Runs `work` across the walls for a signed-in person, for what belongs to their account and no clinic may
 * read. Its audit rows stand in their clinic's ledger.
 */
export function transactOnAccount<T>(
  services: Services,
  actor: Actor,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return run(services, { actor, clinicId: null }, (scope) => {
    if (!isInstallationRole(actor.role)) scope.actsIn(actor.clinicId);
    return work(scope);
  });
}

/** As `transactOnAccount`, for somebody of a clinic who is not signed in. */
export function transactForNobody<T>(
  services: Services,
  clinicId: string,
  work: (scope: Scope<Acting>) => Promise<T>,
): Promise<T> {
  const actor: Acting = { id: null, clinicId, timeZone: DEFAULT_TIME_ZONE };
  return run(services, { actor, clinicId: null }, (scope) => {
    scope.actsIn(clinicId);
    return work(scope);
  });
}

/**
 * Runs `work` for a clinic's owner in a transaction of the whole system, which may read what no request
 * of a clinic may. No row is hidden from it: every query names the clinic.
 */
export function transactForOwner<T>(
  services: Services,
  actor: ClinicActor,
  work: (scope: Scope<ClinicActor>) => Promise<T>,
): Promise<T> {
  return run(services, { actor, clinicId: null }, (scope) => {
    scope.actsIn(actor.clinicId);
    return work(scope);
  });
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
