import { useState } from 'react';
import {
  DIRECTIONS_LANGUAGES,
  type DirectionsLanguage,
} from '#contract/medicines/directions.words.ts';
import { usePharmacySettings } from '#web/clinics/index.ts';

/** Stored per browser: a pharmacy's patients read one language more than the other. */
const KEY = 'directionsLanguage';

function kept(): DirectionsLanguage | undefined {
  const stored = localStorage.getItem(KEY);
  return DIRECTIONS_LANGUAGES.find((language) => language === stored);
}

/** The language of printed directions: this browser's choice, otherwise the pharmacy's. */
export function useDirectionsLanguage() {
  const [chosen, setChosen] = useState(kept);
  const settings = usePharmacySettings();
  const language = chosen ?? settings?.directionsLanguage ?? 'en';
  const choose = (next: DirectionsLanguage): void => {
    localStorage.setItem(KEY, next);
    setChosen(next);
  };
  return { language, choose };
}
