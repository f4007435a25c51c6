import { phraseKey } from '../medicines/spelling.ts';
import { byIngredient, type CheckedDrug, idsOf, titled } from './checked-drug.ts';
import { DRUG_CLASSES, type DrugClassName } from './classes/drug-classes.ts';
import { CLASS_NAMES, classesOf } from './ingredient-tables.rules.ts';
import { compositionOf } from './ingredients.rules.ts';
import type { SafetyWarning } from './warning.ts';

const BETA_LACTAMS = 'beta lactam, beta lactams, betalactam, betalactams, b lactam, β lactam';

/** Common names of drug groups. */
const GROUP_NAMES: Partial<Record<DrugClassName, string>> = {
  penicillin: `penicillin, penicillins, pcn, ${BETA_LACTAMS}`,
  cephalosporin: `cephalosporin, cephalosporins, ceph, cephs, ${BETA_LACTAMS}`,
  carbapenem: `carbapenem, carbapenems, ${BETA_LACTAMS}`,
  sulfonamide:
    'sulfa, sulpha, sulfas, sulfonamide, sulfonamides, sulphonamide, sulphonamides, sulfur, sulphur',
  nsaid: 'nsaid, nsaids, painkiller, painkillers, pain killer, pain killers',
  macrolide: 'macrolide, macrolides',
  quinolone: 'quinolone, quinolones, fluoroquinolone, fluoroquinolones',
  tetracycline: 'tetracycline, tetracyclines',
  aminoglycoside: 'aminoglycoside, aminoglycosides',
  nitroimidazole: 'nitroimidazole, nitroimidazoles',
  ace: 'ace inhibitor, ace inhibitors, acei',
  arb: 'arb, arbs',
  statin: 'statin, statins',
  opioid: 'opioid, opioids, opiates',
  azole: 'azole, azoles, azole antifungals',
};

/** The drug groups with this common name. */
export function groupsNamed(text: string): DrugClassName[] {
  const key = phraseKey(text);
  return CLASS_NAMES.filter((name) =>
    GROUP_NAMES[name]?.split(', ').some((said) => phraseKey(said) === key),
  );
}

/** Groups with occasional cross-reactions: labels advise caution, but do not forbid them. */
const RELATED: Partial<Record<DrugClassName, readonly DrugClassName[]>> = {
  penicillin: ['cephalosporin', 'carbapenem'],
  cephalosporin: ['penicillin'],
};

const ASPIRIN = 'aspirin';

/** The meaning of an entry: whole groups, and single ingredients. */
type Allergy = {
  readonly entry: string;
  readonly groups: ReadonlySet<DrugClassName>;
  readonly ingredients: ReadonlySet<string>;
};

const NOT_THE_NAME =
  /\b(?:allerg(?:y|ies|ic)|to|drugs?|antibiotics?|medicines?|tablets?|injections?|group|all)\b/gi;

/** Separator between substance and reaction, in either order. */
const BETWEEN = /\s[–—-]\s|[():]|\bcaus(?:es|ed)\b|\bgives?\b/i;
/** A tolerated drug, or one that was given for the reaction. */
const IS_ABOUT_OTHERS =
  /\b(?:no|not|nil|den(?:ies|ied)|tolerat\w*|takes?|took|treated|given|after)\b/i;

/** The first part with a known name: `Penicillin – rash`, and also `Rash – penicillin`. */
function readEntry(entry: string): Allergy | null {
  const [first = '', ...others] = entry.split(BETWEEN);
  const later = others.filter((part) => !IS_ABOUT_OTHERS.test(part));
  for (const part of [first, ...later]) {
    const found = readPart(part);
    if (found) return { entry, ...found };
  }
  return null;
}

function readPart(named: string): Omit<Allergy, 'entry'> | null {
  const groups = new Set<DrugClassName>();
  const ingredients = new Set<string>();
  for (const part of named.split(/[/+&]|\band\b|\bor\b/)) {
    const text = part.replace(NOT_THE_NAME, ' ').trim();
    const said = [...groupsNamed(part), ...groupsNamed(text)];
    for (const group of said) groups.add(group);
    if (said.length > 0) continue;
    for (const one of compositionOf(text).ingredients) ingredients.add(one);
  }
  for (const one of ingredients) {
    for (const name of classesOf(one)) if (isCross(name)) groups.add(name);
  }
  if (ingredients.has(ASPIRIN)) groups.add('nsaid');
  return groups.size + ingredients.size === 0 ? null : { groups, ingredients };
}

function isCross(name: DrugClassName): boolean {
  return 'cross' in DRUG_CLASSES[name];
}

/** Entries unknown to the tables; they are shown and cause no warning. */
export function unreadAllergies(entries: readonly string[]): string[] {
  return entries.filter((entry) => readEntry(entry) === null);
}

/** The conflict of an ingredient with an allergy: certainly, possibly, or not (null). */
function clash(ingredient: string, allergy: Allergy): { isSure: boolean; why: string } | null {
  if (allergy.ingredients.has(ingredient)) return { isSure: true, why: '' };
  const classes = classesOf(ingredient);
  const same = classes.find((name) => allergy.groups.has(name));
  if (same) return { isSure: true, why: `is ${DRUG_CLASSES[same].one}` };
  if (ingredient === ASPIRIN && allergy.groups.has('nsaid')) {
    return { isSure: true, why: 'acts as NSAIDs do' };
  }
  const related = [...allergy.groups].some((group) =>
    RELATED[group]?.some((name) => classes.includes(name)),
  );
  const [own] = classes;
  return related && own
    ? { isSure: false, why: `is ${DRUG_CLASSES[own].one}; a few react to both` }
    : null;
}

/** Checks allergies against ordered drugs, by any route. */
export function allergyWarnings(
  drugs: readonly CheckedDrug[],
  entries: readonly string[],
): SafetyWarning[] {
  const allergies = entries.flatMap((entry) => readEntry(entry) ?? []);
  return [...byIngredient(drugs)].flatMap(([ingredient, holders]) =>
    allergies.flatMap((allergy) => {
      const found = clash(ingredient, allergy);
      if (!found) return [];
      return [
        {
          id: `allergy:${ingredient}:${allergy.entry.toLowerCase()}`,
          kind: 'allergy' as const,
          isSerious: found.isSure,
          drug_ids: idsOf(holders),
          message: `Allergy to ${allergy.entry}: ${[titled(ingredient), found.why || 'is in this order'].join(' ')}.`,
        },
      ];
    }),
  );
}
