import { drugParts } from '../../medicines/drug-parts.ts';
import { comesInPacks, onSeveralLines } from '../ai.messages.ts';
import { isMultiDose } from '../matching/drug-forms.rules.ts';
import type { PlannedLine } from './planned.ts';

/**
 * What a person should see of an order before it is written: bottles, tubes and inhalers counted by
 * dose, and one drug in several strengths or forms. `added` are the lines that are new or changed.
 */
export function noticesOf(
  added: readonly PlannedLine[],
  lines: readonly PlannedLine[] = added,
): string[] {
  const counted = added.filter(
    ({ name, quantity, tabletsPerDay, numberOfDays }) =>
      quantity > 1 && quantity >= tabletsPerDay * numberOfDays && isMultiDose(name),
  );
  const substances = new Map<string, PlannedLine[]>();
  for (const line of lines) {
    const key = substanceOf(line);
    if (key) substances.set(key, [...(substances.get(key) ?? []), line]);
  }
  const several = [...substances.values()].filter(
    (same) => same.length > 1 && same.some((line) => added.includes(line)),
  );
  return [
    ...counted.map(({ name, quantity }) => comesInPacks(name, quantity)),
    ...several.map((same) => onSeveralLines(same.map(({ name }) => name))),
  ];
}

/** What a drug contains where it works in the whole body; drops for an eye repeat no tablet. */
function substanceOf({ name }: PlannedLine): string {
  const { substances, site, form } = drugParts(name);
  if (site !== null || (form !== null && LOCAL.has(form))) return '';
  return substances.map(({ head }) => head).join('|');
}

const LOCAL: ReadonlySet<string> = new Set([
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'spray',
  'shampoo',
  'mouthwash',
]);
