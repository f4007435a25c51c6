import { drugParts } from '../../medicines/drug-parts.ts';
import type { DrugForm } from '../../medicines/drug-words.ts';

const MULTI_DOSE: ReadonlySet<DrugForm> = new Set([
  'liquid',
  'drops',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'inhaler',
  'spray',
  'shampoo',
  'mouthwash',
]);

/** Whether one unit of a drug holds many doses: a bottle, a tube, an inhaler, an insulin vial. */
export function isMultiDose(name: string): boolean {
  const { form } = drugParts(name);
  if (form === null) return false;
  return MULTI_DOSE.has(form) || (form === 'injection' && /\binsulin\b/i.test(name));
}

/** Whether a name is a syrup, suspension or solution. */
export const isLiquid = (name: string): boolean => drugParts(name).form === 'liquid';

type UnitForms = {
  readonly words: RegExp;
  readonly written: string;
  readonly forms: readonly DrugForm[];
};
const UNITS: readonly UnitForms[] = [
  { words: /^tab/, written: 'Tab', forms: ['tablet', 'capsule'] },
  { words: /^cap/, written: 'Cap', forms: ['capsule', 'tablet', 'rotacap'] },
  { words: /^sachet/, written: 'Sachet', forms: ['sachet', 'powder'] },
  {
    words: /^(?:ml|tsp|tbsp|tea)/,
    written: 'Syp',
    forms: ['liquid', 'drops', 'injection', 'mouthwash', 'respule'],
  },
  { words: /^drop/, written: 'Drops', forms: ['drops', 'liquid'] },
  { words: /^puff/, written: 'Inhaler', forms: ['inhaler', 'spray'] },
  { words: /^spray/, written: 'Spray', forms: ['spray', 'inhaler'] },
];
const unitOf = (unit: string | null) => UNITS.find(({ words }) => words.test(unit ?? ''));

/** Whether the drug's form fits the unit of its dose: `1 tab`, `5 ml`, `2 puffs`. */
export function isTakenIn(name: string, unit: string | null): boolean {
  const { form } = drugParts(name);
  const forms = unitOf(unit)?.forms;
  return form === null || forms === undefined || forms.includes(form);
}

/** The drug form that a dose unit implies. */
export const formOfUnit = (unit: string | null): string => unitOf(unit)?.written ?? '';
