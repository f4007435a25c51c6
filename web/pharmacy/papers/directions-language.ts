import { useState } from 'react';
import {
  DIRECTIONS_LANGUAGES,
  type DirectionsLanguage,
} from '#contract/medicines/directions.languages.ts';
import { usePharmacySettings } from '#web/clinics/index.ts';

/** Stored per browser: a pharmacy's patients read one language more than the other. */
const KEY = 'directionsLanguage';

function kept(): DirectionsLanguage | undefined {
  const stored = localStorage.getItem(KEY);
  return DIRECTIONS_LANGUAGES.find((language) => language === stored);
}

/**
 * The language of printed directions: the one chosen here, else the patient's, this browser's or the pharmacy's. A
 * choice for a patient with a language of their own is not kept for others.
 */
export function useDirectionsLanguage(ofPatient: DirectionsLanguage | null | undefined) {
  const [chosen, setChosen] = useState<DirectionsLanguage>();
  const settings = usePharmacySettings();
  const language = chosen ?? ofPatient ?? kept() ?? settings?.directionsLanguage ?? 'en';
  const choose = (next: DirectionsLanguage): void => {
    if (!ofPatient) localStorage.setItem(KEY, next);
    setChosen(next);
  };
  return { language, choose };
}
