import { formOfWords } from './drug-form.ts';
import { SITES } from './drug-words.ts';
import { folded } from './spelling.ts';

type Formed = { readonly name: string; readonly unit: string | null };
type Offered = { readonly drug: Formed };

/** Whether it is for a child, who takes liquids. */
export type TakenBy = { readonly isChild: boolean };

/** How far a form is from the usual one of an adult, or of a child; a name without a form may be either. */
function farness({ name, unit }: Formed, { isChild }: TakenBy): number {
  const words = folded(name).split(/[\s()/]+/);
  const form = formOfWords(words) ?? formOfWords([folded(unit ?? '')]);
  const isAtSite = words.some((word) => SITES.has(word));
  if (form === null) return 1;
  if (form === 'tablet' || form === 'capsule') return isChild ? 1 : 0;
  if ((form === 'liquid' || form === 'drops') && !isAtSite) return isChild ? 0 : 2;
  return form === 'sachet' ? 2 : 3;
}

/**
 * Drugs that fit a name equally, the usual form first: tablets and capsules of an adult, syrups and drops of a child.
 * Those of one form keep their order.
 */
export const usualFormFirst = <O extends Offered>(ones: readonly O[], by: TakenBy): readonly O[] =>
  ones.toSorted((one, other) => farness(one.drug, by) - farness(other.drug, by));
