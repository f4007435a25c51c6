/** Texts of patient registration and search (specification 1, sections 5 and 8). */
export const PATIENT_MESSAGES = {
  nameRequired: 'Full Name is required.',
  changedMeanwhile: 'A colleague has changed these details meanwhile.',
  corrected: 'Details saved.',
  invalidAge: 'Age must be a whole number from 0 to 150.',
  invalidGender: 'Gender must be M, F or O.',
  invalidPhone: 'Phone must be 5 to 20 digits, with +, spaces or dashes.',
  emptyAllergy: 'An allergy needs a name.',
  tooManyAllergies: 'At most 20 allergies.',
  invalidDueDay: 'The due date must be a day, as 2027-03-31.',
  dueDayOutOfReach: 'A pregnancy is due within the next 10 months.',
  noPregnancy: 'A due date is for women only.',
  invalidBloodGroup: 'Blood group must be A+, A-, B+, B-, AB+, AB-, O+ or O-.',
  searchFailed: 'Failed to search patients.',
  createFailed: 'Failed to create patient',
  registerFailed: 'Failed to register patient',
  detailsFailed: 'Failed to fetch patient details',
  searchTooShort: 'Type at least 2 characters.',
  searchTooManyDigits: 'A number has at most 10 digits.',
  searchTooManyWords: 'Search with at most 2 words.',
  noneFound: 'No patients found.',
  nearSpellings: 'No exact match. Near spellings:',
} as const;

export const searchFailed = (message: string) => `Search failed: ${message}`;
export const loadPatientsFailed = (message: string) => `Failed to load patients: ${message}`;

/** A colleague's concurrent change, shown beside the user's own text. */
export const detailsNow = (message: string, details: readonly string[]) =>
  `${message} Now: ${details.filter(Boolean).join(', ')}. Save again to write what stands here.`;
