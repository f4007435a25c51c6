import { addDays, formatDay } from '../kernel/dates.ts';
import { byIngredient, type CheckedDrug, idsOf, spoken, titled } from './checked-drug.ts';
import { DRUG_CLASSES, type DrugClassName } from './classes/drug-classes.ts';
import { USUAL_IN_TWO_STRENGTHS } from './dose-limits.data.ts';
import { classesOf, type Ingredient, lateSideOf } from './ingredient-tables.rules.ts';
import { interactionOf, mgOf } from './interactions/interactions.rules.ts';
import type { SafetyWarning } from './warning.ts';

/** All pairs of ingredients of two different drugs, once each, in alphabetical order. */
function pairsOf(drugs: readonly CheckedDrug[]) {
  const holders = byIngredient(drugs);
  const names = [...holders.keys()].sort();
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => {
      const with1 = holders.get(one) ?? [];
      const with2 = holders.get(other) ?? [];
      // Ingredients of one product are an intended combination.
      const isApart = with1.some((drug) => with2.some((another) => another !== drug));
      const both = [...new Set([...with1, ...with2])];
      const isNew = both.some(({ runsUntil }) => runsUntil === null);
      const isOneProduct = with1.every((drug) => with2.includes(drug)) && with1.length === 1;
      return isApart && isNew && !isOneProduct ? [{ one, other, both }] : [];
    }),
  );
}

/** Names the affected drugs of an earlier order, for the end of a sentence. */
function stillTaken(drugs: readonly CheckedDrug[]): string {
  const running = drugs.filter(({ runsUntil }) => runsUntil !== null);
  const texts = running.map(({ name, runsUntil }) => `${name} until ${formatDay(runsUntil ?? '')}`);
  return texts.length === 0 ? '' : ` Still taken: ${[...new Set(texts)].sort().join(', ')}.`;
}

/** Interactions among the ordered drugs, and with drugs that the patient still takes. */
export function interactionWarnings(drugs: readonly CheckedDrug[]): SafetyWarning[] {
  const meeting = drugs.map((drug) => ({ ...drug, ingredients: drug.interacting }));
  return pairsOf(meeting).flatMap(({ one, other, both }) => {
    const found = interactionOf(one, other, (name) =>
      both.flatMap(({ strengths }) => {
        const strength = strengths.get(name);
        return strength ? mgOf(strength) : [];
      }),
    );
    if (!found) return [];
    return [
      {
        id: `interaction:${one}+${other}`,
        kind: 'interaction' as const,
        isSerious: found.isSerious,
        drug_ids: idsOf(both),
        message: `${titled(one)} with ${spoken(other)}: ${found.what}${stillTaken(both)}`,
      },
    ];
  });
}

const IN_TWO = lateSideOf(USUAL_IN_TWO_STRENGTHS.replaceAll('\n', ' '));

/** A refill is collected some days before the last supply ends. */
const REFILL_DAYS = 3;

/** The same ingredient, or two of one class, in oral or injected drugs. */
export function twiceWarnings(drugs: readonly CheckedDrug[], today: string): SafetyWarning[] {
  const refillFrom = addDays(today, REFILL_DAYS);
  const systemic = drugs.filter(
    ({ isLocal, runsUntil }) => !isLocal && (runsUntil === null || runsUntil > refillFrom),
  );
  return [...sameIngredient(systemic), ...sameClass(systemic)];
}

function sameIngredient(drugs: readonly CheckedDrug[]): SafetyWarning[] {
  return [...byIngredient(drugs)].flatMap(([ingredient, holders]) => {
    const fresh = holders.filter(({ runsUntil }) => runsUntil === null);
    if (holders.length < 2 || fresh.length === 0 || IN_TWO.has(ingredient)) return [];
    const names = fresh.map(({ name }) => name).sort();
    const message =
      fresh.length > 1
        ? `${titled(ingredient)} twice: in ${names.join(' and in ')}.${stillTaken(holders)}`
        : `${titled(ingredient)} is not used up.${stillTaken(holders)}`;
    const isSerious = fresh.length > 1;
    return [
      {
        id: `twice:${ingredient}`,
        kind: 'twice' as const,
        isSerious,
        drug_ids: idsOf(fresh),
        message,
      },
    ];
  });
}

function sameClass(drugs: readonly CheckedDrug[]): SafetyWarning[] {
  const members = new Map<DrugClassName, Set<Ingredient>>();
  for (const { one, other } of pairsOf(drugs)) {
    for (const name of classesOf(one)) {
      if (DRUG_CLASSES[name].twice === null || !classesOf(other).includes(name)) continue;
      members.set(name, new Set([...(members.get(name) ?? []), one, other]));
    }
  }
  return [...members].flatMap(([name, ingredients]) => {
    const { many, twice } = DRUG_CLASSES[name];
    const holders = drugs.filter((drug) => drug.ingredients.some((one) => ingredients.has(one)));
    const fresh = holders.filter(({ runsUntil }) => runsUntil === null);
    const running = holders.filter(({ runsUntil }) => runsUntil !== null);
    const isAdded = fresh.some((drug) =>
      drug.ingredients.some(
        (one) =>
          ingredients.has(one) && !running.some((before) => before.ingredients.includes(one)),
      ),
    );
    const together = [...ingredients].sort().join(' and ');
    return [
      {
        id: `twice:${name}:${[...ingredients].sort().join('+')}`,
        kind: 'twice' as const,
        // For a refill, every ingredient is already reported as not used up.
        isSerious: twice === 'serious' && (fresh.length > 1 || isAdded),
        drug_ids: idsOf(fresh),
        message: `Two ${many}: ${together}.${stillTaken(holders)}`,
      },
    ];
  });
}
