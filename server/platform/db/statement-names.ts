import type { Statement } from './batch.ts';

/** How often a text must come before it is worth preparing: what comes once in a while is not. */
const WORTH_PREPARING = 20;
/** Each costs memory of every connection. */
const MOST_NAMES = 200;
/** How many different texts are counted; those with lists of many lengths have many. */
const MOST_COUNTED = 2_000;
/** Its columns would change under it when another version adds one. */
const ALL_COLUMNS = /(?:select |returning |\.)\*/i;

const counts = new Map<string, number>();
const names = new Map<string, string>();

/** The statement, under the name by which it is prepared when its text comes often. */
export function named(statement: Statement): Statement {
  const { text } = statement;
  const name = names.get(text) ?? newName(text);
  return name === undefined ? statement : { ...statement, name };
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_NAMES) return undefined;
  const count = (counts.get(text) ?? 0) + 1;
  if (counts.size >= MOST_COUNTED) counts.clear();
  counts.set(text, count);
  if (count < WORTH_PREPARING || ALL_COLUMNS.test(text)) return undefined;
  counts.delete(text);
  const name = `openopd_${names.size + 1}`;
  names.set(text, name);
  return name;
}
