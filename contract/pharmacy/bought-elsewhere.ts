import type { DirectionsLanguage } from '../medicines/directions.languages.ts';

/** The heading above the medicines that the pharmacy does not have, on screen, paper and in a patient's copy. */
export const BOUGHT_ELSEWHERE = {
  en: 'To be bought elsewhere',
  hi: 'ये दवाइयाँ बाहर से ख़रीदें',
} as const satisfies Record<DirectionsLanguage, string>;

/** The label of the text that lists them in an order. */
export const PRESCRIPTION_LABEL = 'Prescription for unavailable drugs';
