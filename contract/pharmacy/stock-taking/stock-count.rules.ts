type Counted = { readonly counted: number; readonly expected: number };

/** The pieces found more (positive) or fewer than the ledger had when they were counted. */
export function differenceOf({ counted, expected }: Counted): number {
  return counted - expected;
}

/**
 * Whether the counts of a batch contradict each other. Counts before and after a sale agree when
 * both differ from the ledger by the same.
 */
export function countsClash(counts: readonly Counted[]): boolean {
  return new Set(counts.map(differenceOf)).size > 1;
}

/** Whether a text in the place of a count means that the batch is not counted: `?`, `-`, `n/a`. */
export function isUncounted(text: string): boolean {
  return /^(?:\?+|[-–—]+|n\.?\/?a\.?|not counted)$/i.test(text.trim());
}
