/** Texts of sign-in and registration (specification 1, sections 2, 5 and 8). */
export const AUTH_MESSAGES = {
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  clinicNameRequired: 'Clinic name is required.',
  adminNameRequired: 'Admin name is required.',
  wrongCredentials: 'Invalid email or password.',
  codeNeeded: 'Please enter the code that your authenticator app shows.',
  wrongCode: 'The code is not right, or was used already. Enter the one that your app shows now.',
  inactive: 'This account is inactive.',
  emailTaken: 'An account with this email already exists.',
  tooManyRegistrations: 'Too many registrations from here. Please try again later.',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationClosed:
    'New clinics register here by invitation. Please ask the people who run this server for one.',
  invitationUsed: 'This invitation was used already or has expired. Please ask for a new one.',
  registered: 'Registration successful! Please log in.',
  registrationFailed: 'Registration failed. Please try again.',
  sessionEnded: 'Your session has ended. Please log in again.',
  loggedOutElsewhere: 'You logged out in another tab.',
  loggedOut: 'You are logged out.',
  passwordChanged: 'Your password is changed. Other devices are logged out.',
  forgotPassword:
    'Forgot your password? Ask your clinic’s owner for a link; an owner asks the people who run this server.',
  currentPasswordRequired: 'Your current password is required.',
  newPasswordRequired: 'A new password is required.',
  currentPasswordWrong: 'The current password is not right.',
  currentPasswordWhy: 'Needed to change your own email or password.',
  passwordCommon: 'Guessers try this password first. Please choose another.',
  passwordOfOwnWords:
    'A name or email is no password: guessers try it first. Please choose another.',
  tooManyTakenEmails:
    'You have tried many emails that have an account already. Please try again in an hour.',
} as const;

/** `Login failed with status: 502: Bad gateway` when the response has no message. */
export function loginFailedWithStatus(status: number, text: string): string {
  return `Login failed with status: ${status}${text ? `: ${text}` : ''}`;
}

function inTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Shown after too many wrong passwords, also to a user who mistyped their own on a new device. */
export function tooManySignIns(seconds: number): string {
  const elsewhere = seconds < 60 ? '' : ', or on another device where you have signed in before';
  return `Too many failed sign-ins. Please try again in ${inTime(seconds)}${elsewhere}.`;
}

export function tooManyCodes(seconds: number): string {
  return `Too many wrong codes. Please try again in ${inTime(seconds)}.`;
}

export function tooManyPasswords(seconds: number): string {
  return `Too many wrong passwords. Please try again in ${inTime(seconds)}.`;
}
