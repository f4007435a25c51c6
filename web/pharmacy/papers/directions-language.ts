import { useState } from 'react';
import {
  DIRECTIONS_LANGUAGES,
  type DirectionsLanguage,
} from '#contract/medicines/directions.words.ts';

/** Stored per browser: a pharmacy's patients read one language more than the other. */
const KEY = 'directionsLanguage';

function kept(): DirectionsLanguage {
  const stored = localStorage.getItem(KEY);
  return DIRECTIONS_LANGUAGES.find((language) => language === stored) ?? 'en';
}

/** The language of printed directions. */
export function useDirectionsLanguage() {
  const [language, setLanguage] = useState(kept);
  const choose = (next: DirectionsLanguage): void => {
    localStorage.setItem(KEY, next);
    setLanguage(next);
  };
  return { language, choose };
}
