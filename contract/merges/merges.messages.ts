/** Texts of merging two records of one patient. */
export const MERGE_MESSAGES = {
  samePatient: 'Please choose two different records.',
  erased: 'An erased record cannot be merged.',
  changedSince: 'One of the records has changed since. Please compare them again.',
  tooManyAllergies:
    'Together the records have more than 20 allergies. Please shorten one list first.',
  bothSubscribed: 'Both records have a subscription that still runs. Please cancel one first.',
  bothAdmitted: 'The patient is admitted under both numbers. Please discharge one first.',
  unknownField: 'Unknown field.',
  pickFirst: 'Find one of the two records of the patient.',
  pickOther: 'The other record',
  explained:
    'All visits, bills, payments, orders and papers of both come under the number that stays. The other number still finds the patient. A merge cannot be undone.',
  compareFailed: 'The records could not be compared. Please try again.',
  mergeFailed: 'The records could not be merged. Please try again.',
  /** The reason of an appointment that both records had. */
  bookedTwice: 'Booked under both numbers',
} as const;

/** Both records have an open visit, with these tokens of the day. */
export const bothVisit = (tokens: readonly [number, number]) =>
  `Both records have an open visit (tokens ${tokens[0]} and ${tokens[1]}). Please complete or cancel one first.`;

/** The button, with the numbers that it is about. */
export const mergeButton = ({ lost, kept }: { lost: number; kept: number }) =>
  `Merge no. ${lost} into no. ${kept}`;

export const alreadyMerged = ({ lost, kept }: { lost: number; kept: number }) =>
  `No. ${lost} has already become part of no. ${kept}.`;

export const mergedInto = ({ lost, kept }: { lost: number; kept: number }) =>
  `No. ${lost} is now part of no. ${kept}.`;
