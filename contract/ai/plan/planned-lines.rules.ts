import { drugNotFound, invalidDosage } from '../ai.messages.ts';
import type { DrugWish } from '../ai-actions.ts';
import { type DrugIndex, type ListedDrug, matchDrug } from '../matching/match-drug.rules.ts';
import type { Asked, PlannedLine } from './planned.ts';

/** What became of a list of drugs: lines, drugs to ask about, and what goes on a prescription. */
export type SortedWishes = {
  readonly lines: readonly PlannedLine[];
  readonly asked: readonly Asked<PlannedLine>[];
  readonly elsewhere: readonly string[];
  /** Lines whose quantity is 0: in an edit, what is to go. */
  readonly emptied: readonly string[];
  readonly problem: string | null;
};

/** The line of a drug: per day and days are 1 and the quantity their product where nothing is said. */
export function lineOf(drug: { id: string; name: string }, wish: DrugWish): PlannedLine | null {
  const perDay = wish.tabletsPerDay ?? 1;
  const days = wish.numberOfDays ?? 1;
  const quantity = Math.ceil(wish.quantity ?? perDay * days);
  if (quantity <= 0 || perDay <= 0 || days <= 0) return null;
  return {
    drug_id: drug.id,
    name: drug.name,
    quantity,
    // Half a tablet a day is a day with a tablet.
    tabletsPerDay: Math.max(1, Math.ceil(perDay)),
    numberOfDays: Math.max(1, Math.ceil(days)),
    directions_to_use: wish.directions_to_use,
  };
}

/** A drug that the pharmacy does not have, as it stands on a prescription. */
export function prescriptionLine(wish: DrugWish): string {
  const details = [
    wish.directions_to_use,
    wish.directions_to_use === null && wish.tabletsPerDay !== null && `${wish.tabletsPerDay} a day`,
    wish.numberOfDays !== null &&
      (wish.numberOfDays === 1 ? 'for 1 day' : `for ${wish.numberOfDays} days`),
    wish.tabletsPerDay === null && wish.quantity !== null && `quantity ${wish.quantity}`,
  ].filter(Boolean);
  return details.length > 0 ? `${wish.name} – ${details.join(', ')}` : wish.name;
}

/**
 * Sorts wishes by how sure their names are. What is not in the list goes onto the prescription; what
 * is near one is asked; nothing is put in the place of anything.
 */
export function sortWishes(
  wishes: readonly DrugWish[],
  drugs: DrugIndex<ListedDrug>,
): SortedWishes {
  const lines: PlannedLine[] = [];
  const asked: Asked<PlannedLine>[] = [];
  const elsewhere: string[] = [];
  const emptied: string[] = [];
  for (const wish of wishes) {
    const match = matchDrug(drugs, { id: wish.drug_id, name: wish.name });
    if (match.kind === 'none') {
      if (!wish.name) return problem(drugNotFound(wish.drug_id ?? ''));
      elsewhere.push(prescriptionLine(wish));
      continue;
    }
    const options = match.kind === 'sure' ? [match.found] : match.options;
    const choices = options.flatMap((drug) => lineOf(drug, wish) ?? []);
    const [first] = choices;
    if (!first) {
      if (match.kind === 'near' || !wouldEmpty(wish)) return problem(invalidDosage(wish.name));
      emptied.push(match.found.id);
    } else if (match.kind === 'sure') {
      if (!lines.some(({ drug_id }) => drug_id === first.drug_id)) lines.push(first);
    } else {
      asked.push({
        written: wish.name,
        options: choices.map((choice) => ({ id: choice.drug_id, name: choice.name, choice })),
        otherwise: prescriptionLine(wish),
      });
    }
  }
  return { lines, asked, elsewhere, emptied, problem: null };
}

const wouldEmpty = (wish: DrugWish) => wish.quantity !== null && wish.quantity <= 0;

function problem(message: string): SortedWishes {
  return { lines: [], asked: [], elsewhere: [], emptied: [], problem: message };
}

/** A line in words, for a person: `Paracetamol 500 mg × 10 (2 a day, 5 days)`. */
export function lineText(line: {
  name: string;
  quantity: number;
  tabletsPerDay: number;
  numberOfDays: number;
  directions_to_use: string | null;
}): string {
  const days = line.numberOfDays === 1 ? '1 day' : `${line.numberOfDays} days`;
  const text = `${line.name} × ${line.quantity} (${line.tabletsPerDay} a day, ${days})`;
  return line.directions_to_use ? `${text}: ${line.directions_to_use}` : text;
}
