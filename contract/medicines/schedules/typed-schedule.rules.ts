import { drugParts, knownNames } from '../drug-parts.ts';
import type { DrugForm } from '../drug-words.ts';
import { folded, unstuck } from '../spelling.ts';
import { substancesOf } from '../substances.ts';
import { SCHEDULE_LISTS } from './schedule-lists.data.ts';

/** The meaning of a typed name by the lists of brands and schedules. */
export type TypedSchedule = {
  readonly schedule: 'H1';
  /** False: further words may name another thing, such as a test of the drug's level. */
  readonly isSure: boolean;
};

/** The schedules leave out preparations for the skin. */
const ON_THE_SKIN: ReadonlySet<DrugForm> = new Set([
  'cream',
  'ointment',
  'gel',
  'lotion',
  'shampoo',
]);

let held: ReadonlySet<string> | undefined;

/** The substances of schedule H1 in the shipped list, by the key of their name. */
function heldSubstances(): ReadonlySet<string> {
  held ??= new Set(
    SCHEDULE_LISTS.filter(({ schedule }) => schedule === 'H1').flatMap(({ substances }) =>
      substances
        .split(',')
        .flatMap((name) => substancesOf(name.trim().toLowerCase()).map(({ head }) => head)),
    ),
  );
  return held;
}

const isHeld = ({ head }: { readonly head: string }) => heldSubstances().has(head);

/**
 * Whether a name that was typed without its drug means one of schedule H1: `Alprax 0.5` is alprazolam,
 * also where the clinic does not stock it. A combination is as strict as its strictest substance. Null:
 * the lists do not know it as one.
 */
export function typedSchedule(name: string): TypedSchedule | null {
  const { substances, form } = drugParts(name);
  const known = knownNames();
  const isSure =
    substances.some(isHeld) &&
    substances.every(({ head }) => known.has(head)) &&
    !(form && ON_THE_SKIN.has(form));
  if (isSure) return { schedule: 'H1', isSure };
  const words = unstuck(folded(name)).split(/[\s\-,;:.]+/);
  const isNamed = words.some((word) => drugParts(word).substances.some(isHeld));
  return isNamed ? { schedule: 'H1', isSure: false } : null;
}
