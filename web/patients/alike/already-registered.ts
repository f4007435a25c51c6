/** The heading above records that may be of the same person. */
export const ALREADY_REGISTERED = 'Already registered?';
