import { v7 as newId } from 'uuid';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { EventTopic } from '#contract/kernel/topics.ts';
import type { Actor, ClinicActor } from './actor.ts';
import { auditRow } from './audit-row.ts';
import type { Tx } from './db/scope.ts';
import { withNext } from './db/scoped-connection.ts';
import type { Outbox } from './events/outbox.ts';

/** Who acts: a person, or nobody of ours when an outside service brings news to a clinic. */
export type Acting = Pick<Actor, 'clinicId' | 'timeZone'> & { readonly id: string | null };

/** The outside service that acts in a clinic. */
export type OutsideActor = Acting & { readonly clinicId: string; readonly id: null };

/**
 * What a verb works with: the open transaction, who is acting, and the moment it happens. The
 * audit row and the event travel in the same transaction.
 */
export class Scope<A extends Acting = Actor> {
  readonly tx: Tx;
  readonly actor: A;
  readonly now: Date;
  readonly #outbox: Outbox;

  constructor(options: { tx: Tx; actor: A; now: Date; outbox: Outbox }) {
    this.tx = options.tx;
    this.actor = options.actor;
    this.now = options.now;
    this.#outbox = options.outbox;
  }

  /** A fresh identifier, sorted by creation. */
  newId(): string {
    return newId();
  }

  /** The clinic's day, `YYYY-MM-DD`. */
  get today(): string {
    return clinicDay(this.now, this.actor.timeZone);
  }

  /**
   * For a superadmin, who belongs to no clinic: names the one that the verb is about, under which
   * its audit row stands and whose screens are told.
   */
  actsIn(clinicId: string | null): void {
    this.#outbox.clinicId = clinicId;
  }

  /** Writes the audit row of what the actor did to a record; it travels with what comes next. */
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

  /** Tells every screen of the clinic that this record changed, once the transaction stands. */
  changed(topic: EventTopic, id: string): void {
    this.#outbox.changes.push({ topic, id });
  }

  /** No server goes by the account of this person as it was, once the transaction stands. */
  personChanged(userId: string): void {
    this.#outbox.changedPeople.push(userId);
  }

  /** Ends the sessions of a person, but for the one named. */
  async endSessions(userId: string, options: { except?: string } = {}): Promise<void> {
    let ended = this.tx.deleteFrom('sessions').where('user_id', '=', userId);
    if (options.except !== undefined) ended = ended.where('id', '<>', options.except);
    const rows = await ended.returning('id').execute();
    this.#outbox.endedSessions.push(...rows.map((row) => row.id));
  }

  /** Ends one session of a person. False when it is none of theirs. */
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

  /** Closes the streams of a session, and makes every server look it up anew, once the transaction stands. */
  streamsEnd(sessionId: string): void {
    this.#outbox.endedSessions.push(sessionId);
  }

  /** Ends every session of a clinic, but for the one named, and answers how many. */
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

/** The scope of a verb inside one clinic. */
export type ClinicScope = Scope<ClinicActor>;

/** The scope of an outside service's news to one clinic. */
export type OutsideScope = Scope<OutsideActor>;
