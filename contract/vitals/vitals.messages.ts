export const VITALS_MESSAGES = {
  valueMustBeNumber: 'A vital sign must be a number.',
  valueOutOfRange: 'A vital sign is a number from 0 to 9,999.',
  tooManyDecimals: 'A vital sign has at most two decimals.',
  valueRequired: 'Enter at least one vital sign.',
  tooManyReadings: 'At most 30 vital signs can be saved at once.',
  readingTwice: 'Each vital sign can be given once.',
  unknownReading: 'The vital sign to correct does not belong to this visit.',
  alreadyReplaced: 'This vital sign was corrected meanwhile. The newer value is shown.',
  saved: 'Vitals saved.',
  takenBack: 'Vital sign removed.',
  loadFailed: 'The vitals could not be loaded.',
} as const;
