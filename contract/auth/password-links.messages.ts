import { AUTH_MESSAGES } from './auth.messages.ts';

/** Texts of the one-time links for a forgotten password. */
export const PASSWORD_LINK_MESSAGES = {
  explained:
    'Send the link to the person in a way that only they read. It works once, for 24 hours. A link that you made before stops working.',
  shownOnce: 'The link works once, for 24 hours, and is shown only now.',
  makeFailed: 'Failed to make a link.',
  ownLink: 'For your own password there is Change password in the account menu.',
  inactive: 'This account is inactive. Activate it first.',
  notOwner: 'The clinic’s owner makes the links of their own people.',
  codeMissing: 'This address is not complete. Open the link as it was sent to you.',
  codeWrong: 'This link was used already or has expired. Please ask for a new one.',
  passwordRequired: AUTH_MESSAGES.newPasswordRequired,
  changed: 'Your password is changed. Please sign in.',
  changeFailed: 'Failed to set the password. Please try again.',
  tooMany: 'Too many tries from here. Please try again in a few minutes.',
} as const;
