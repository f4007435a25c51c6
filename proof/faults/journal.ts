import type { Facts } from './facts.ts';

/** The replies, as the books must match them, and unexplained errors. */
export class Journal {
  /** By the name of a record: the values that were replied. */
  readonly facts: Facts;
  /** Responses that no fault explains. */
  readonly refusals: string[] = [];
  /** The messages of 503 responses. */
  readonly said = new Set<string>();
  answered = 0;
  /** Number of 503 responses, which named the fault. */
  away = 0;
  /** Sent without a response. */
  unanswered = 0;
  /** Number of 503 or unanswered writes that committed. */
  stood = 0;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  /** Records that a record exists, or its new fields. */
  told(record: string, fields: Readonly<Record<string, unknown>>): void {
    this.facts.set(record, { ...this.facts.get(record), ...fields });
  }

  /** Records that a number of a record has grown. */
  grew(record: string, field: string, by: number): void {
    const before = Number(this.facts.get(record)?.[field] ?? 0);
    this.told(record, { [field]: before + by });
  }

  /** A user's write leaves one row in the audit trail. */
  audited(verb: string, id: string): void {
    this.grew(`audit ${verb} ${id}`, 'rows', 1);
  }
}
