/** Texts of sign-in and registration (specification 1, sections 2, 5 and 8). */
export const AUTH_MESSAGES = {
  emailRequired: 'Email is required.',
  passwordRequired: 'Password is required.',
  clinicNameRequired: 'Clinic name is required.',
  adminNameRequired: 'Admin name is required.',
  wrongCredentials: 'Invalid email or password.',
  inactive: 'This account is inactive.',
  emailTaken: 'An account with this email already exists.',
  tooManySignIns: 'Too many failed sign-ins. Please try again in a few minutes.',
  tooManyPasswords: 'Too many wrong passwords. Please try again in a few minutes.',
  tooManyRegistrations: 'Too many registrations from here. Please try again later.',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationClosed:
    'New clinics register here by invitation. Please ask the people who run this server for one.',
  invitationUsed: 'This invitation was used already or has expired. Please ask for a new one.',
  registered: 'Registration successful! Please log in.',
  registrationFailed: 'Registration failed. Please try again.',
  loggedOut: 'You are logged out.',
  passwordChanged: 'Your password is changed. Other devices are logged out.',
  currentPasswordRequired: 'Your current password is required.',
  newPasswordRequired: 'A new password is required.',
  currentPasswordWrong: 'The current password is not right.',
} as const;

/** `Login failed with status: 502: Bad gateway` when the answer brought no message. */
export function loginFailedWithStatus(status: number, text: string): string {
  return `Login failed with status: ${status}${text ? `: ${text}` : ''}`;
}
