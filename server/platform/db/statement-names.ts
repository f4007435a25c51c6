import { createHash } from 'node:crypto';
import type { Statement } from './batch.ts';

/** How often a text must come before it is worth preparing: what comes once in a while is not. */
const WORTH_PREPARING = 20;
/** Each costs memory of every connection. */
const MOST_NAMES = 200;
/** How many different texts are counted; those with lists of many lengths have many. */
const MOST_COUNTED = 2_000;
/** A longer text is one of many rows, and would be kept here and planned there as long as it is. */
const MOST_CHARACTERS = 4_000;
/** Its columns would change under it when another version adds one. */
const ALL_COLUMNS = /(?:\bselect |\breturning |\bdistinct |\.|, |\) )\*/i;

/**
 * The names under which the texts that one database role sends often are prepared. A plan holds the
 * policies of its role, so no role is given what was planned for another (CVE-2024-10976).
 */
class StatementNames {
  readonly #role: string;
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(role: string) {
    this.#role = role;
  }

  /** The statement, under the name by which it is prepared when its text comes often. */
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

/** The same in every process, so that a connection handed on by a pooler knows no other text by it. */
export function statementName(role: string, text: string): string {
  const digest = createHash('sha256').update(`${role}\n${text}`).digest('hex');
  return `openopd_${digest.slice(0, 24)}`;
}

const byRole = new Map<string, StatementNames>();

/** The names of this role. */
export function statementNames(role: string): StatementNames {
  const names = byRole.get(role) ?? new StatementNames(role);
  byRole.set(role, names);
  return names;
}
