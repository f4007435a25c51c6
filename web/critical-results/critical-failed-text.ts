/** Shown where the results, or the code that shows them, could not be loaded. */
export const CRITICAL_FAILED = 'Critical results could not be loaded.';
