/**
 * Texts of allergy corrections. The server returns them, so that the queue's bundle need not.
 */
export const ALLERGY_MESSAGES = {
  changedMeanwhile: 'Somebody else has changed the allergies meanwhile.',
} as const;

export const allergiesNow = (message: string, text: string) =>
  `${message} Now: ${text || 'not asked yet'}. Save again to replace that.`;
