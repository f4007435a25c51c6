import type { DrugClassName } from '../../../safety/classes/drug-classes.ts';
import { classesOf } from '../../../safety/ingredient-tables.rules.ts';
import { compositionOf } from '../../../safety/ingredients.rules.ts';
import type { Reading } from '../reading.ts';
import type { NoteEvent } from './note-events.ts';
import { askInstead } from './refused-groups.rules.ts';

/** Complaints that medicines of a class, or an ingredient, often cause and are not given for. */
const CAUSED: readonly {
  readonly of: readonly (DrugClassName | 'aspirin' | 'clopidogrel' | 'insulin' | 'metformin')[];
  readonly said: RegExp;
}[] = [
  { of: ['calciumBlocker'], said: /(?:swelling|swollen|o?edema|sujan)/ },
  {
    of: ['vka', 'doac', 'aspirin', 'clopidogrel'],
    said: /(?:bleed\w*|bruis\w*|mal[ae]?ena|epistaxis)/,
  },
  { of: ['ace'], said: /(?:dry\s+)?(?:cough|khansi)/ },
  { of: ['statin'], said: /(?:myalgia|muscle\s+(?:pain|ache|cramps?)|myopathy|cramps?)/ },
  { of: ['sulfonylurea', 'insulin'], said: /(?:hypos?(?!\p{L})|hypoglyc\w*|low\s+sugar)/u },
  { of: ['metformin'], said: /(?:loose\s+(?:motions?|stools?)|diarrh\w*|dast)/ },
  {
    of: ['nsaid'],
    said: /(?:gastritis|epigastric|acidity|heart\s?burn|mal[ae]?ena|ha?ematemesis)/,
  },
];
/** The same, where it begins a text. */
const EFFECTS = CAUSED.map(({ of, said }) => ({
  of: new Set<string>(of),
  said: new RegExp(
    String.raw`^[\s,.:-]*(?:(?:has|had|having|got|with|and|c\/o|but|pedal|ankle|leg|feet|foot|both|b\/l|pair|severe|mild|new)\s+)*(?:${said.source})(?!\p{L})(?!\s+(?:explained|warned|told|signs|symptoms|diet))`,
    'iu',
  ),
}));

/**
 * Asks for an order with a complaint directly behind it that its medicine often causes: `amlodipine 5 od 30d swelling
 * feet`. Returns the texts of the orders that became questions.
 */
export function askForEffects(events: readonly NoteEvent[], reading: Reading): readonly string[] {
  const asked = events.flatMap((event, at) => {
    const behind = events.slice(at + 1).find(({ kind }) => kind !== 'end');
    if (event.kind !== 'order' || (behind?.kind !== 'text' && behind?.kind !== 'aside')) return [];
    const { added } = event;
    const isCaused = EFFECTS.some(
      ({ of, said }) => said.test(behind.text) && isOf(added.wish.name, of),
    );
    return isCaused && reading.drugs.includes(added.wish) ? [added] : [];
  });
  return askInstead(asked, reading);
}

const isOf = (name: string, groups: ReadonlySet<string>): boolean =>
  compositionOf(name).ingredients.some(
    (one) => groups.has(one) || classesOf(one).some((group) => groups.has(group)),
  );
