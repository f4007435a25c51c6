/** Escape has cleared a typed text. */
export const clearedText = (text: string) => `Cleared: “${text}”.`;

/** Texts shared by several screens. Others are in their slice's `*.messages.ts`. */
export const MESSAGES = {
  unauthorized: 'Unauthorized',
  forbidden: 'You are not allowed to do this.',
  screenLocked: 'The screen is locked. Please unlock it first.',
  secondFactorDemanded: 'Please set up your second factor first.',
  notFound: 'Not found.',
  invalidInput: 'Please check what was entered.',
  invalidJson: 'The request is not valid JSON.',
  invalidForm: 'The form that was sent cannot be read.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request took too long to arrive.',
  notHttp: 'The request cannot be read.',
  unsupportedType: 'This kind of content is not accepted here.',
  tooManyTries: 'Too many tries. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  noteClosed: 'The note of this visit is closed. Add an addendum instead.',
  heldSale: 'Schedule H1 and X are sold here only by an order with prescriber and patient.',
  savedBefore: 'This was already saved. Nothing was added now; send it again to add another.',
  network: 'The server cannot be reached. Please check the connection.',
  networkBack: 'The connection is back. Send it again.',
  // The next steps of empty lists.
  clearSearch: 'Clear the search, or search for a part of the name.',
  clearFilter: 'Clear the search or the filter above.',
  invalidEmail: 'Please enter a valid email address.',
} as const;

/** The text for an error without a message (specification 1, section 8). */
export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}
