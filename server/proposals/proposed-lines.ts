import type { Plan } from '#contract/ai/plan/planned.ts';

const DOSE = ['quantity', 'tabletsPerDay', 'numberOfDays', 'daysAssumed', 'directions_to_use'];
const KEYS = ['drug_id', 'id', ...DOSE];

/** Serializes a line so that two lines have equal text only if every field is equal. */
function textOf(line: object): string {
  const values = new Map<string, unknown>(Object.entries(line));
  return JSON.stringify(KEYS.map((key) => values.get(key) ?? null));
}

/** Returns a predicate: did the assistant propose this line, as an option or directly? */
export function proposedLines(plan: Extract<Plan, { kind: 'change' }>): (line: object) => boolean {
  const { change, askedDrugs, askedTests } = plan;
  const own = 'lines' in change ? change.lines : 'tests' in change ? change.tests : [];
  const chosen = [...askedDrugs, ...askedTests].flatMap(({ options }) =>
    options.map(({ choice }) => choice),
  );
  const known = new Set([...own, ...chosen].map((line) => textOf(plain(line))));
  return (line) => known.has(textOf(plain(line)));
}

/** A test is identified by its id alone. */
const plain = (line: object): object => ('id' in line ? { id: line.id } : line);
