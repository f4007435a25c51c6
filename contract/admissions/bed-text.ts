/** A bed within a sentence: `Bed 7`, `Bed B-12`; a name that says what it is, such as `Room 4`, stays as it is. */
export function bedText(bed: string): string {
  return /^[A-Za-z]{0,2}[-\s]?\d+[A-Za-z]?$/.test(bed) ? `Bed ${bed}` : bed;
}
