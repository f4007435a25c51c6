import { COMMON_MESSAGES } from '../kernel/common.messages.ts';

/** Texts of patient lists and search (specification 1, sections 5 and 8). */
export const PATIENT_MESSAGES = {
  searchFailed: 'Failed to search patients.',
  createFailed: 'Failed to create patient',
  registerFailed: 'Failed to register patient',
  detailsFailed: COMMON_MESSAGES.patientDetailsFailed,
  searchTooLong: COMMON_MESSAGES.searchTooLong,
  searchLabel: 'Find a patient by name, phone or token',
  searchTooShort: 'Type at least 2 characters.',
  searchTooManyDigits: 'A number has at most 10 digits.',
  searchTooManyWords: 'Search with at most 2 words.',
  searchWider: 'Find it among all patients',
  noneFound: 'No patients found.',
  nearSpellings: 'No exact match. Near spellings:',
} as const;

export const searchFailed = (message: string) => `Search failed: ${message}`;
export const loadPatientsFailed = (message: string) => `Failed to load patients: ${message}`;
