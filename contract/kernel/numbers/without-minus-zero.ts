/** The number with minus zero as zero: `-0` would be shown with a sign. */
export const withoutMinusZero = (number: number): number => (number === 0 ? 0 : number);
