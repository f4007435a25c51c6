import { CLINIC_SUBSCRIPTION_MESSAGES } from '../clinic-subscriptions/clinic-subscriptions.messages.ts';

/** Texts of User Management (specification 2, sections 4, 5 and 8). */
export const USER_MESSAGES = {
  required: 'Username, Email and Password are required.',
  editRequired: 'Username and Email are required.',
  unknownRole: 'Role must be User, Admin or Super Admin.',
  clinicNeeded: 'Please choose the clinic of this admin.',
  clinicUnknown: CLINIC_SUBSCRIPTION_MESSAGES.clinicNotFound,
  clinicStays: 'A user stays with the clinic they work in.',
  lastSuperadmin: 'The last super admin cannot be deleted or given another role.',
  fetchFailed: 'Failed to fetch users.',
  addFailed: 'Failed to add user.',
  updateFailed: 'Failed to update user.',
  deleteFailed: 'Failed to delete user.',
  added: 'User added successfully!',
  updated: 'User updated successfully!',
  deleted: 'User deleted.',
  noUsers: 'No users found.',
  noClinics: 'No clinics yet.',
  noClinicFound: 'No clinic found.',
  fetchClinicsFailed: 'Failed to fetch clinics.',
  inviteExplained: 'One clinic can register with the link, within seven days.',
  inviteFailed: 'Failed to make an invitation.',
  linkShownOnce:
    'Send this link to the clinic. It works once, for seven days, and is shown only now.',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Could not copy. Select the link and copy it by hand.',
  confirmDelete: 'Are you sure you want to delete this user? What they did stays under their name.',
} as const;
