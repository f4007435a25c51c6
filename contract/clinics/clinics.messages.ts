/** Texts of the clinic settings (specification 1, sections 5 and 8). */
export const CLINIC_MESSAGES = {
  invalidCharge: 'Invalid charge amount. Please enter non-negative numbers for all fields.',
  chargesAdminOnly: 'Only an admin can change the charges.',
  updated: 'Clinic settings updated successfully!',
  loadFailed: 'Failed to load settings:',
  updateFailed: 'Update failed:',
} as const;
