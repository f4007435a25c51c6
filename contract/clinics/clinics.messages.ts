/** Texts of the clinic settings (specification 1, sections 5 and 8). */
export const CLINIC_MESSAGES = {
  invalidCharge: 'Invalid charge amount. Please enter non-negative numbers for all fields.',
  chargesAdminOnly: 'Only an admin can change the charges.',
  textChanged: 'Somebody else has changed this text meanwhile.',
  updated: 'Clinic settings updated successfully!',
} as const;

export function loadSettingsFailed(message: string): string {
  return `Failed to load settings: ${message}`;
}

export function updateSettingsFailed(message: string): string {
  return `Update failed: ${message}`;
}
