import { drugParts } from './drug-parts.ts';
import type { DrugForm } from './drug-words.ts';

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

/** Whether one piece of a drug holds many doses: a bottle, a tube, an inhaler, a vial of insulin. */
export function isMultiDose(name: string): boolean {
  const { form } = drugParts(name);
  if (form === null) return false;
  return MULTI_DOSE.has(form) || (form === 'injection' && /\binsulin\b/i.test(name));
}
