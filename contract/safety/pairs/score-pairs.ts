import { checkOrder } from '../check-order.rules.ts';
import type { OrderedDrug } from '../checked-drug.ts';
import type { PatientChecks } from '../warning.ts';

/** Two drugs as a doctor may write them. */
type Pair = readonly [string, string];

/** The pairs of a list, `drug | drug, drug …` a line. */
export function pairsIn(list: string): Pair[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [drug = '', others = ''] = line.split(' | ');
      return others.split(', ').map((other): Pair => [drug, other]);
    });
}

const ADULT: PatientChecks = {
  age: 40,
  gender: 'M',
  allergies: null,
  pregnancy_due_on: null,
  today: '2026-11-21',
  running: [],
};

/** One unit of the drug for one day. */
export const orderLine = (name: string): OrderedDrug => ({
  drug_id: name,
  name,
  description: null,
  tabletsPerDay: 1,
  numberOfDays: 1,
  directions_to_use: null,
});

/** The finding of the checks between the drugs: `asks` for a reason, a `note`, or nothing. */
export function verdictOn(names: readonly string[]): 'asks' | 'note' | 'silent' {
  const { warnings } = checkOrder({ drugs: names.map(orderLine), prescription: '' }, ADULT);
  const between = warnings.filter(({ kind }) => kind === 'interaction' || kind === 'twice');
  if (between.some(({ isSerious }) => isSerious)) return 'asks';
  return between.length > 0 ? 'note' : 'silent';
}

/** How many pairs of a list the checks flag, and how many of these ask for a reason. */
export function scoreOf(list: string) {
  const verdicts = pairsIn(list).map((pair) => ({ pair, verdict: verdictOn(pair) }));
  const silent = verdicts.filter(({ verdict }) => verdict === 'silent').map(({ pair }) => pair);
  const flagged = verdicts.filter(({ verdict }) => verdict !== 'silent').map(({ pair }) => pair);
  const asking = verdicts.filter(({ verdict }) => verdict === 'asks').length;
  return { count: verdicts.length, silent, flagged, asking };
}
