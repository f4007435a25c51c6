import { createHash } from 'node:crypto';
import type { Statement } from '../batch.ts';

/** How often a text must come before it is prepared; rare ones are not worth it. */
const WORTH_PREPARING = 20;
/** Each prepared statement costs memory on every connection. */
const MOST_NAMES = 200;
/** How many different texts are counted. Lists of varying length produce many. */
const MOST_COUNTED = 2_000;
/** A longer text inserts many rows; it would cost as much memory here and in PostgreSQL. */
const MOST_CHARACTERS = 4_000;
/** Its columns would change when another version adds one. */
const ALL_COLUMNS = /(?:\bselect |\breturning |\bdistinct |\.|, |\) )\*/i;

/**
 * The names of the prepared statements of one database role. A plan contains the row security
 * policies of its role, so roles do not share plans (CVE-2024-10976).
 */
class StatementNames {
  readonly #role: string;
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(role: string) {
    this.#role = role;
  }

  /** Returns the statement with a name if its text is frequent. */
  named(statement: Statement): Statement {
    const { text } = statement;
    if (text.length > MOST_CHARACTERS) return statement;
    const name = this.#names.get(text) ?? this.#newName(text);
    return name === undefined ? statement : { ...statement, name };
  }

  #newName(text: string): string | undefined {
    if (this.#names.size >= MOST_NAMES) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(text, count);
    if (count < WORTH_PREPARING || ALL_COLUMNS.test(text)) return undefined;
    this.#counts.delete(text);
    const name = statementName(this.#role, text);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A hash of role and text, equal in every process, so that a name never means two texts on a pooled
 * connection.
 */
export function statementName(role: string, text: string): string {
  const digest = createHash('sha256').update(`${role}\n${text}`).digest('hex');
  return `openopd_${digest.slice(0, 24)}`;
}

const byRole = new Map<string, StatementNames>();

/** The statement names of this role. */
export function statementNames(role: string): StatementNames {
  const names = byRole.get(role) ?? new StatementNames(role);
  byRole.set(role, names);
  return names;
}

/** Counts from the start again, as in a new process. Prepared statements keep their names. */
export function forgetStatementNames(): void {
  byRole.clear();
}
