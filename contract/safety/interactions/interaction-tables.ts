import { BLEEDING } from './bleeding.data.ts';
import { BRAIN } from './brain.data.ts';
import { CIRCULATION } from './circulation.data.ts';
import { CYP3A4 } from './cyp3a4.data.ts';
import { HEART_RHYTHM } from './heart-rhythm.data.ts';
import { HORMONES } from './hormones.data.ts';
import { IMMUNE } from './immune.data.ts';
import { INDUCERS } from './inducers.data.ts';
import { INFECTION } from './infection.data.ts';
import { KIDNEY } from './kidney.data.ts';
import { METABOLISM } from './metabolism.data.ts';
import { SEROTONIN } from './serotonin.data.ts';

/**
 * The interactions that the checks know, by mechanism. Facts of public sources: the
 * contraindications, warnings and interactions of product labels (EMA and UK summaries of product
 * characteristics, US FDA DailyMed, CDSCO). A doctor may override a warning with a reason.
 *
 * `left | right | serious or note | what may happen, and what to do | label and section`. A side is
 * ingredients and, with @, classes and groups; `-` takes one out; `from 40 mg` is the strength of a
 * unit that the line begins at. Serious is what a label forbids or tells to avoid, and what kills:
 * it asks for a reason. What a label tells to watch or to dose with care is a note.
 */
export const INTERACTION_TABLES = {
  'Heart rhythm': HEART_RHYTHM,
  'Inhibitors of CYP3A4 and P-gp': CYP3A4,
  'Enzyme inducers': INDUCERS,
  'Serotonin and MAO inhibitors': SEROTONIN,
  'Other enzymes': METABOLISM,
  'Bleeding and clots': BLEEDING,
  'Potassium, kidney, lithium, methotrexate': KIDNEY,
  'Blood pressure and emergencies': CIRCULATION,
  'Sleep, breathing, seizures, movement': BRAIN,
  'Infections and vaccines': INFECTION,
  'Hormones, sugar and the gut': HORMONES,
  'Immune system and cancer': IMMUNE,
} as const;
