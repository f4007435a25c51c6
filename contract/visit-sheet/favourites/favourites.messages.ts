export const FAVOURITES_MESSAGES = {
  nameRequired: 'A favourite needs a name.',
  invalidName: 'A name has letters, digits and hyphens only.',
  nothingInIt: 'A favourite needs at least one row.',
  drugTwice: 'Each drug can be in a favourite once.',
  testTwice: 'Each test can be in a favourite once.',
  tooManyDrugs: 'A favourite has at most 30 drugs.',
  tooManyTests: 'A favourite has at most 30 tests.',
  unknownDrug: 'The pharmacy does not know this drug.',
  unknownTest: 'The laboratory does not know this test.',
  invalidFollowUp: 'The follow-up is in 1 to 366 days.',
  changedMeanwhile: 'This favourite was changed meanwhile.',
  deletedMeanwhile: 'This favourite was deleted meanwhile. Save again to keep it as a new one.',
  saveAgain: 'Save again to replace the newer one.',
  tooMany: 'There are 200 favourites already. Delete one first.',
  loadFailed: 'The favourites could not be loaded.',
  saveFailed: 'The favourite could not be saved.',
  deleteFailed: 'The favourite could not be deleted.',
  restoreFailed: 'The favourite could not be restored.',
  deleted: 'Favourite deleted.',
  none: 'No favourites yet.',
  restored: 'Changes that were not saved are shown. Save them, or go back to leave them.',
} as const;

/** The error when another favourite of the same owner has the name. */
export const nameTaken = (name: string, shared: boolean): string =>
  shared
    ? `The clinic has a favourite /${name} already.`
    : `You have a favourite /${name} already.`;

/** Typed or pasted, and not in the favourite when it is saved; a second save leaves it out. */
export const notInFavourite = (texts: readonly string[]): string =>
  `Not in the favourite yet: ${texts.map((text) => `“${text}”`).join(', ')}. Press Enter in its field, or save again to leave it out.`;

/** Rows whose dose or days are still asked for: a favourite would give them to other patients as sure. */
export const notFinished = (names: readonly string[]): string =>
  `The dose or the days are not sure yet: ${names.join('; ')}. Type the numbers in the row, then save.`;
