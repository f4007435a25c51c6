/** Texts of the correction of allergies; the server says them, so that the queue need not load them. */
export const ALLERGY_MESSAGES = {
  changedMeanwhile: 'Somebody else has changed the allergies meanwhile.',
} as const;

export const allergiesNow = (message: string, text: string) =>
  `${message} Now: ${text || 'not asked yet'}. Save again to replace that.`;
