/** Younger children are dosed by weight, and take liquids. */
export const CHILD_UNDER = 12;

/** Whether an age in years is a child's; an unknown age is not. */
export const isChild = (age: number | null): age is number => age !== null && age < CHILD_UNDER;
