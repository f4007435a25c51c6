import type { Facts } from './facts.ts';

/** What was answered, as the books must have it, and what no fault explains. */
export class Journal {
  /** By the name of a record: what its people were told of it. */
  readonly facts: Facts;
  /** Answers that no fault explains. */
  readonly refusals: string[] = [];
  /** What people were told by answers with 503. */
  readonly said = new Set<string>();
  answered = 0;
  /** Answered with 503: the fault was said. */
  away = 0;
  /** Sent, and never answered. */
  unanswered = 0;
  /** Of those that were away or unanswered, those that stood. */
  stood = 0;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  /** A record is there, or is now like this. */
  told(record: string, fields: Readonly<Record<string, unknown>>): void {
    this.facts.set(record, { ...this.facts.get(record), ...fields });
  }

  /** A figure of a record has grown by so much. */
  grew(record: string, field: string, by: number): void {
    const before = Number(this.facts.get(record)?.[field] ?? 0);
    this.told(record, { [field]: before + by });
  }

  /** A person's write leaves one row in the audit trail. */
  audited(verb: string, id: string): void {
    this.grew(`audit ${verb} ${id}`, 'rows', 1);
  }
}
