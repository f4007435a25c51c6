/** The reason why an answer proposes nothing for a part of a note, and the next step. */
export const NOT_READ_MESSAGES = {
  typeDrug: 'Its dose or name was not understood: type it above.',
  typeTest: 'The lab does not have it: type it above for a lab elsewhere.',
} as const;

/** Parts of a note for which an answer proposes nothing. */
export const notOrderedYet = (texts: readonly string[]) =>
  `Not ordered: ${texts.map((text) => `“${text}”`).join(', ')}.`;
