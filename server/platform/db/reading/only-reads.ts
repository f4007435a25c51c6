/** Begins with SELECT, or with what may stand before it. */
const SELECTS = /^[\s(]*(?:select|with)\b/i;
/** Changes rows, locks, or sets something for the rest of a transaction. */
const MORE_THAN_READS =
  /\b(?:insert|update|delete|merge|share|set_config|pg_\w*advisory\w*|pg_notify)\b/i;
const MOST_TEXTS = 2_000;

const known = new Map<string, boolean>();

/**
 * Whether a statement needs no transaction that outlasts it. In doubt it is taken to need one; a
 * function that writes is not seen, and PostgreSQL refuses it.
 */
export function onlyReads(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reads = SELECTS.test(text) && !MORE_THAN_READS.test(text);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(text, reads);
  return reads;
}
