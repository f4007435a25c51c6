/** Texts of the day close. */
export const DAY_CLOSE_MESSAGES = {
  invalidCount: 'Please enter how many there are, as a whole number from 0.',
  invalidCoins: 'Please enter what the coins come to, in rupees.',
  noteNeeded: 'Please say why the counted cash differs.',
  notYet: 'This day has not come yet.',
  tooLate: 'Only the last 31 days can be closed.',
  ownDrawerOnly: 'Only an admin can close another person’s drawer.',
  closedMeanwhile: 'Another user has just closed this drawer. Please check it again.',
  cashMoved: 'Cash came in or went out while you were counting. Please check the count again.',
  closed: 'Day closed.',
  closeFailed: 'The day could not be closed:',
  loadFailed: 'The drawer could not be loaded.',
  historyFailed: 'The day closes could not be loaded.',
  none: 'No day has been closed yet.',
} as const;
