import { drugParts } from '../../medicines/drug-parts.ts';
import { comesInPacks, onSeveralLines } from '../ai.messages.ts';
import { isMultiDose } from '../matching/drug-forms.rules.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import type { PlannedLine } from './planned.ts';

/**
 * Warnings about an order before it is saved: bottles, tubes and inhalers counted by dose, and one
 * drug in several strengths or forms. `added` are the new or changed lines; `drugs` is the list with their units.
 */
export function noticesOf(
  added: readonly PlannedLine[],
  drugs: DrugIndex<ListedDrug>,
  lines: readonly PlannedLine[] = added,
): string[] {
  const counted = added.filter(
    ({ drug_id, name, quantity, tabletsPerDay, numberOfDays }) =>
      quantity > 1 &&
      quantity >= tabletsPerDay * numberOfDays &&
      isMultiDose(name, drugs.byId.get(drug_id)?.unit),
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

/** The substances of a systemic drug; eye drops do not duplicate a tablet. */
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
