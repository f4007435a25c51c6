/** Languages of the directions and of a patient's papers. */
export const DIRECTIONS_LANGUAGES = ['en', 'hi'] as const;
export type DirectionsLanguage = (typeof DIRECTIONS_LANGUAGES)[number];
export const DIRECTIONS_LANGUAGE_LABELS = {
  en: 'English',
  hi: 'हिन्दी',
} as const satisfies Record<DirectionsLanguage, string>;
