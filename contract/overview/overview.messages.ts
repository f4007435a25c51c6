/** Texts of the admin's overview. */
export const OVERVIEW_MESSAGES = {
  fetchFailed: 'Failed to fetch the overview.',
  noDoctors: 'No active doctors yet.',
} as const;
