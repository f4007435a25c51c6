import { searchWords, sortName } from '#contract/patients/search.rules.ts';
import { REGIONS } from '../../server/demo/data/names.ts';

const DISTINCT_NAMES = 30_000;
const RARE_GIVEN = 3_000;
/** Names with accents or in other scripts, which fold to another text. */
const WRITTEN = ['José', 'Zoë', 'André', 'अनिता', 'राम', 'सुनील', 'Mohd.', 'D’Cruz', "D'Souza"];
const SYLLABLES = 'ra ku sha mi na ta vi la pra de su jo ni ba ka ya go ma sri re'.split(' ');

/** Deterministic pseudo-random numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A skewed distribution: few names are common, many are rare. */
function skewed<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() ** 3 * from.length)] as T;
}

function rareName(random: () => number): string {
  const count = 3 + Math.floor(random() * 2);
  const parts = Array.from({ length: count }, () => SYLLABLES[Math.floor(random() * 20)]);
  const name = parts.join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Patient names, mostly of two words, with equal probability. */
export function benchNames(): { name: string; folded: string; words: string[] }[] {
  const random = sequence(7);
  const rare = Array.from({ length: RARE_GIVEN }, () => rareName(random));
  const given = [
    ...REGIONS.flatMap(({ female, male }) => [...male, ...female]),
    ...WRITTEN,
    ...rare,
  ];
  const surnames = [...new Set(REGIONS.flatMap((region) => region.surnames)), 'Kumar', 'Raj'];
  return Array.from({ length: DISTINCT_NAMES }, () => {
    const middle = random() < 0.2 ? `${skewed(random, given)} ` : '';
    const first = random() < 0.8 ? skewed(random, given.slice(0, 250)) : skewed(random, given);
    const name = `${first} ${middle}${skewed(random, surnames)}`;
    return { name, folded: sortName(name), words: searchWords(name).sort() };
  });
}
