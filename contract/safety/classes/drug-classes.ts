import { HEART_CLASSES } from './heart-classes.data.ts';
import { INFECTION_CLASSES } from './infection-classes.data.ts';
import { MIND_CLASSES } from './mind-classes.data.ts';
import { OTHER_CLASSES } from './other-classes.data.ts';

/** All classes by name; the tables write `@name` for the members of one. */
export const DRUG_CLASSES = {
  ...INFECTION_CLASSES,
  ...HEART_CLASSES,
  ...MIND_CLASSES,
  ...OTHER_CLASSES,
} as const;
export type DrugClassName = keyof typeof DRUG_CLASSES;
