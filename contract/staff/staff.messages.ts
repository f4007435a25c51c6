/** Texts of the staff screens (specification 2, sections 2, 5 and 8). */
export const STAFF_MESSAGES = {
  required: 'Name, Email, Role, and Password are required.',
  editRequired: 'Name, Email and Role are required.',
  invalidFee: 'Invalid OPD Fee format. Please enter a number.',
  invalidFeeOnEdit: 'OPD Fee must be a valid number.',
  clinicMissing: 'Clinic information is missing. Cannot add staff.',
  idMissing: 'Staff ID is missing.',
  loading: 'Loading Staff...',
  empty: 'No staff members found.',
  otherAdmin: 'Another admin’s account cannot be edited.',
  ownRole: 'Your own role cannot be changed.',
  added: 'Staff member added successfully!',
  updated: 'Staff member updated successfully!',
  credentialsSaved: 'Saved. Your next papers name it.',
  ownActive: 'Your own account cannot be deactivated.',
} as const;

export const addStaffFailed = (message: string) => `Failed to add staff: ${message}`;
export const loadStaffFailed = (message: string) => `Failed to load staff details: ${message}`;
export const updateStaffFailed = (message: string) => `Failed to update staff: ${message}`;
