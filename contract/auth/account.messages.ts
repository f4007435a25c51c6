/** Texts of the user's own account: second factor, sessions and the locked screen. */
export const ACCOUNT_MESSAGES = {
  passwordRequired: 'Your password is required.',
  passwordWrong: 'The password is not right.',
  codeRequired: 'The code is required.',
  codeWrong: 'The code is not right. Enter the one that your app shows now.',
  alreadyOn: 'The second factor is on already.',
  notOn: 'The second factor is not on.',
  notBegun: 'Please begin again: there is no set-up to confirm.',
  turnedOn: 'The second factor is on. Your other devices are logged out.',
  turnedOff: 'The second factor is off.',
  resetOwn: 'Please switch your own second factor off on the page “My account”.',
  reset: 'The second factor is reset. The person is logged out and signs in with the password.',
  sessionEnded: 'The session is ended.',
  othersEnded: 'Your other sessions are ended.',
  pinInvalid: 'A PIN has 4 to 6 digits.',
  pinTooSimple: 'Please choose a PIN that is harder to guess than 1234 or 1111.',
  pinSet: 'Your PIN is set.',
  pinWrong: 'This is not right.',
  pinRequired: 'Please enter your PIN.',
  tooManyPins: 'That was wrong five times. Please sign in again.',
  unlocked: 'Unlocked.',
  locked: 'Locked.',
} as const;

/** The code is valid for another time, so one of the two clocks is wrong. */
export function clocksDiffer(minutes: number): string {
  return `This code is about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} off. Set the clock of your phone to automatic, or have the clock of the server checked.`;
}
