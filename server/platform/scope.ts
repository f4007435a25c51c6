import { v7 as newId } from 'uuid';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { EventTopic } from '#contract/kernel/topics.ts';
import type { Actor, ClinicActor } from './actor.ts';
import { auditRow } from './audit-row.ts';
import { withNext } from './db/scoped-connection.ts';
import type { Tx } from './db/scoped-database.ts';
import type { Outbox } from './events/outbox.ts';

/** The actor: a person, or an outside service that sends events to a clinic. */
export type Acting = Pick<Actor, 'clinicId' | 'timeZone'> & { readonly id: string | null };

/** An outside service acting in a clinic. */
export type OutsideActor = Acting & { readonly clinicId: string; readonly id: null };

/**
 * The context of an action: the open transaction, the actor and the time. The audit row and the
 * events belong to the same transaction.
 */
export class Scope<A extends Acting = Actor> {
  readonly tx: Tx;
  readonly actor: A;
  readonly now: Date;
  readonly #outbox: Outbox;
  #today: string | undefined;

  constructor(options: { tx: Tx; actor: A; now: Date; outbox: Outbox }) {
    this.tx = options.tx;
    this.actor = options.actor;
    this.now = options.now;
    this.#outbox = options.outbox;
  }

  /** A new id, sortable by creation time. */
  newId(): string {
    return newId();
  }

  /** The clinic's day, `YYYY-MM-DD`. */
  get today(): string {
    this.#today ??= clinicDay(this.now, this.actor.timeZone);
    return this.#today;
  }

  /**
   * For a superadmin, who belongs to no clinic: sets the clinic that the action is about. Its audit
   * row and events go to that clinic.
   */
  actsIn(clinicId: string | null): void {
    this.#outbox.clinicId = clinicId;
  }

  /** Writes the audit row of the actor's change to a record. It is sent with the next query. */
  async audit(
    verb: string,
    record: { type: string; id: string },
    changes: object = {},
  ): Promise<void> {
    const row = auditRow(this.tx, {
      clinicId: this.#outbox.clinicId,
      at: this.now,
      userId: this.actor.id,
      verb,
      record,
      changes,
    });
    await this.tx.executeQuery(withNext(row));
  }

  /** Notifies every screen of the clinic, after the commit, that this record changed. */
  changed(topic: EventTopic, id: string): void {
    this.#outbox.changes.push({ topic, id });
  }

  /** Makes every server drop this person's cached account, after the commit. */
  personChanged(userId: string): void {
    this.#outbox.changedPeople.push(userId);
  }

  /** Ends a person's sessions, except the one named. */
  async endSessions(userId: string, options: { except?: string } = {}): Promise<void> {
    let ended = this.tx.deleteFrom('sessions').where('user_id', '=', userId);
    if (options.except !== undefined) ended = ended.where('id', '<>', options.except);
    const rows = await ended.returning('id').execute();
    this.#outbox.endedSessions.push(...rows.map((row) => row.id));
  }

  /** Ends one of a person's sessions. Returns false when it is not theirs. */
  async endSession(userId: string, sessionId: string): Promise<boolean> {
    const ended = await this.tx
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (ended) this.streamsEnd(sessionId);
    return ended !== undefined;
  }

  /** Closes the streams of a session and drops it from every server's cache, after the commit. */
  streamsEnd(sessionId: string): void {
    this.#outbox.endedSessions.push(sessionId);
  }

  /** Ends every session of a clinic, except the one named. Returns how many. */
  async endSessionsOf(clinicId: string, { except }: { except: string }): Promise<number> {
    const rows = await this.tx
      .deleteFrom('sessions')
      .where('clinic_id', '=', clinicId)
      .where('id', '<>', except)
      .returning('id')
      .execute();
    this.#outbox.endedSessions.push(...rows.map((row) => row.id));
    return rows.length;
  }

  /** Ends the session of this request. */
  async endOwnSession(this: Scope<Actor>): Promise<void> {
    await this.tx.deleteFrom('sessions').where('id', '=', this.actor.sessionId).execute();
    this.#outbox.endedSessions.push(this.actor.sessionId);
  }
}

/** The scope of an action inside one clinic. */
export type ClinicScope = Scope<ClinicActor>;

/** The scope of an outside service's action in one clinic. */
export type OutsideScope = Scope<OutsideActor>;
