/** Texts of the first-run tutorial (specification 2, sections 4, 5 and 8). */
export const TUTORIAL_MESSAGES = {
  fillAll: 'Please fill all fields.',
} as const;

export const staffAdded = (name: string, role: string) =>
  `Successfully added "${name}" as a ${role}!`;
export const defaultsImported = (what: string, added: number, updated: number) =>
  `Default ${what} imported: Added ${added}, Updated ${updated}.`;
export const importDefaultsFailed = (what: string, message: string) =>
  `Failed to import default ${what}: ${message}`;
export const createPatientFailed = (message: string) => `Failed to create patient: ${message}`;
export const createVisitFailed = (message: string) => `Failed to create queue entry: ${message}`;
