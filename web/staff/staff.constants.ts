/** Specification 2, section 9. */
export const MESSAGE_CLEARS_AFTER_MS = 5_000;
export const REDIRECT_AFTER_SAVE_MS = 2_000;
