/**
 * Texts of allergy corrections. The server returns them, so that the queue's bundle need not.
 */
export const ALLERGY_MESSAGES = {
  changedMeanwhile: 'Somebody else has changed the allergies meanwhile.',
} as const;

/** A colleague's version; `pregnancy` only where it has changed. */
export const allergiesNow = (message: string, text: string, pregnancy?: string) =>
  `${message} Now: ${[text || 'not asked yet', pregnancy].filter(Boolean).join('; ')}. Save again to replace that.`;
