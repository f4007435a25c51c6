/** Texts of the owner's page and of owner-only actions. */
export const OWNER_MESSAGES = {
  nobody: 'Nobody has an account in this clinic.',
  loadFailed: 'Failed to load the people of the clinic.',
  lastAdmin:
    'This is the only active admin of the clinic. Add another admin first, then try again.',
  required: 'Name and Email are required.',
  unknownRole: 'Please choose a role.',
  ownAccount: 'Your own account is not changed here.',
  updated: 'Account updated.',
  updateFailed: 'Failed to update the account.',
  heirNeeded: 'Please choose the new owner.',
  heirNotAdmin: 'Only an active admin of this clinic can become its owner.',
  transferred: 'The clinic has a new owner.',
  transferFailed: 'Failed to transfer the clinic.',
  signedOut: 'Everybody else is signed out.',
  noFailedSignIns: 'No failed sign-in in the last 30 days.',
  failedSignInsFailed: 'Failed to load the failed sign-ins.',
  demandNeeded: 'Please choose from when it is required.',
  ownFactorFirst: 'Please set up your own second factor first, under Account, My account.',
  demandedAlready: 'It is required already.',
  demandFailed: 'Failed to load how the second factor stands.',
  demanded: 'Everybody in the clinic needs a second factor from now on.',
  demandedLater: 'Everybody is shown the day, and can set it up until then.',
  demandEnded: 'A second factor is each person’s own choice again.',
  signOutFailed: 'Failed to sign everybody out.',
} as const;

/** Confirmation before the owner ends all sessions. */
export const SIGN_OUT_ALL_QUESTION =
  'Everybody in the clinic, on every device, has to sign in again. What they have not saved is lost. You stay signed in here.';

export const transferExplained = (name: string) =>
  `${name} looks after the clinic's accounts from then on. You stay an admin, and only ${name} can make you the owner again.`;

export const deactivateQuestion = (name: string) =>
  `${name} is signed out at once and cannot sign in until you activate the account again.`;
