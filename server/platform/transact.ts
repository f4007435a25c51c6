import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { isInstallationRole } from '#contract/kernel/roles.ts';
import type { Actor, ClinicActor } from './actor.ts';
import type { Tx } from './db/scoped-database.ts';
import type { EventHub } from './events/hub.ts';
import { emptyOutbox, isEmpty, isSentWithin, notify, type Outbox } from './events/outbox.ts';
import { type Acting, type OutsideActor, Scope } from './scope.ts';
import type { Services } from './services.ts';

/**
 * The rights of a clinic's transaction: its records, or also its accounts. The latter uses another
 * database login, and is for the few actions that change an account, a role or a password. `reading`
 * is for calls that only read records.
 */
export type Rights = 'records' | 'accounts' | 'reading';

/**
 * Opens a transaction of a clinic, or of the whole system, and publishes its changes after the
 * commit.
 */
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
      : database.inClinic(clinicId, inTransaction, { reads: rights === 'reading' });
  };
  let isWritten = false;
  const inTransaction = async (tx: Tx) => {
    outbox = emptyOutbox(clinicId);
    isWritten = false;
    const result = await work(new Scope({ tx, actor, now: clock.now(), outbox }));
    if (isSentWithin(outbox)) await notify(tx, outbox, hub.id);
    isWritten = true;
    return result;
  };
  try {
    const result = await open();
    publish(hub, outbox);
    return result;
  } catch (error) {
    // The connection was lost at the commit, which may have happened.
    if (isWritten && !isFromDatabase(error)) publish(hub, outbox);
    throw error;
  }
}

/** This server's screens are notified directly, the other servers by the courier. */
function publish(hub: EventHub, outbox: Outbox): void {
  if (isEmpty(outbox)) return;
  hub.deliver(outbox);
  if (!isSentWithin(outbox)) hub.courier.add(outbox);
}

/** An error that PostgreSQL reported, after which nothing is committed. */
function isFromDatabase(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'severity' in error;
}

/** Runs `work` in a transaction of a signed-in person. */
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
 * Runs `work` in a system transaction for a signed-in person, for account data that no clinic's
 * role may read. Its audit rows go to the person's clinic.
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

/** Like `transactOnAccount`, for a person of a clinic who is not signed in. */
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
 * Runs `work` for a clinic's owner in a system transaction, which may read data that a clinic's
 * requests cannot. Row security hides nothing, so every query must name the clinic.
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

/** Runs `work` in a clinic for an outside service, without a user. */
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
