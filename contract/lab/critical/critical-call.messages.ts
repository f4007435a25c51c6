/** Texts of the calls about critical results. */
export const CRITICAL_CALL_MESSAGES = {
  noResults: 'No results were named.',
  toldRequired: 'Please enter who was told.',
  readBackRequired: 'Please enter whether the values were read back.',
  notStanding: 'The report has changed: a result of the call is not critical any more.',
  inFuture: 'The call cannot be later than now.',
  beforeResult: 'The call cannot be earlier than the result.',
  recorded: 'The call is on the report.',
} as const;

export const recordCallFailed = (message: string) => `The call was not recorded: ${message}`;
