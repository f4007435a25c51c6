/** Texts of the discharge summary. */
export const DISCHARGE_MESSAGES = {
  loadFailed: 'Failed to load the discharge summary.',
  saved: 'Discharge summary saved.',
  saveFailed: 'Failed to save the discharge summary',
  changedMeanwhile:
    'A colleague saved this summary meanwhile. Your text is still here: save again to replace theirs.',
  restored: 'Changes that were not saved are shown. Check them, then save or print.',
  proposed: 'Filled in from the record. Check it, then save or print.',
} as const;
