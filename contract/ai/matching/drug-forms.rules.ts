import { isMultiDoseForm } from '../../medicines/drug-form.ts';
import { drugParts } from '../../medicines/drug-parts.ts';
import type { DrugForm } from '../../medicines/drug-words.ts';

const UNIT_FORMS: Readonly<Record<string, DrugForm>> = {
  tablet: 'tablet',
  tablets: 'tablet',
  capsule: 'capsule',
  capsules: 'capsule',
  sachet: 'sachet',
  vial: 'injection',
  ampoule: 'injection',
  inhaler: 'inhaler',
  respule: 'respule',
  suppository: 'suppository',
};

/** The form that the unit of a drug in the list gives; null for a bottle or a tube of anything. */
export const formOfPiece = (unit: string | null): DrugForm | null =>
  UNIT_FORMS[unit?.trim().toLowerCase() ?? ''] ?? null;

/** Whether one unit of a drug holds many doses: a bottle, a tube, an inhaler, an insulin vial. */
export const isMultiDose = (name: string, unit: string | null = null): boolean =>
  isMultiDoseForm(drugParts(name).form, name, unit);

/** Whether a piece of a drug in the list holds many doses, so that a course needs packs. */
export const isPacked = ({ name, unit }: Formed): boolean =>
  isMultiDose(name, unit) || (/^(?:bottle|tube|jar|inhaler)$/i.test(unit ?? '') && !isTablet(name));

const isTablet = (name: string) => /\b(?:tab|cap)/i.test(name);

/** Whether a name is a syrup, suspension or solution. */
export const isLiquid = (name: string): boolean => drugParts(name).form === 'liquid';

type UnitForms = {
  readonly words: RegExp;
  readonly written: string;
  readonly forms: readonly DrugForm[];
};
const IN_ML: readonly DrugForm[] = ['liquid', 'drops', 'injection', 'mouthwash', 'respule'];
const UNITS: readonly UnitForms[] = [
  { words: /^tab/, written: 'Tab', forms: ['tablet', 'capsule'] },
  { words: /^cap/, written: 'Cap', forms: ['capsule', 'tablet', 'rotacap'] },
  { words: /^sachet/, written: 'Sachet', forms: ['sachet', 'powder'] },
  { words: /^ml/, written: 'Syp', forms: IN_ML },
  // A spoon measures a powder such as isabgol, too.
  { words: /^(?:tsp|tbsp|tea)/, written: 'Syp', forms: [...IN_ML, 'powder'] },
  { words: /^drop/, written: 'Drops', forms: ['drops', 'liquid'] },
  { words: /^puff/, written: 'Inhaler', forms: ['inhaler', 'spray'] },
  { words: /^spray/, written: 'Spray', forms: ['spray', 'inhaler'] },
];
const unitOf = (unit: string | null) => UNITS.find(({ words }) => words.test(unit ?? ''));

type Formed = { readonly name: string; readonly unit: string | null };

/**
 * Whether the drug's form fits the unit of its dose: `1 tab`, `5 ml`, `2 puffs`. Without a known form,
 * what is taken in ml has a volume in its name, and what is taken in tablets has none.
 */
export function isTakenIn({ name, unit }: Formed, dosed: string | null): boolean {
  const taken = unitOf(dosed);
  if (taken === undefined) return true;
  const form = drugParts(name).form ?? formOfPiece(unit);
  if (form !== null) return taken.forms.includes(form);
  const hasVolume = /\d\s*ml\b/i.test(name);
  if (taken.written === 'Syp') return hasVolume;
  return !(hasVolume && /^(?:Tab|Cap)$/.test(taken.written));
}

/** The drug form that a dose unit implies. */
export const formOfUnit = (unit: string | null): string => unitOf(unit)?.written ?? '';
