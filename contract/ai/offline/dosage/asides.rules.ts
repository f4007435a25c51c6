import { splitLine } from './dosage.rules.ts';

/** A measured value: `bp 150/90`, `rbs 180`. */
const VITAL =
  /^(?:bp|b\.p\.?|blood\s+pressure|pulse|pr|hr|temp(?:erature)?|spo2|wt|weight|ht|height|rr|bmi|g?rbs|fbs|ppbs|hba1c|hb|creat\w*|tsh)\s*[:=-]?\s*\d/i;
/** Advice that may have its own time: `warm saline gargle tds`, `walk 30 min daily`. */
const ADVICE =
  /^(?:(?:warm|hot|cold|luke\s?warm|salt|saline|water|plain|tepid|sitz|bed|normal|deep|breathing|brisk|ice|quadriceps|less|reduce|more|plenty\s+of)\s+){0,3}(?:gargl\w*|steam|foment\w*|compress(?:es)?|spong\w*|baths?|walk(?:ing)?|exercises?|physio\w*|ice|rest(?!\s+(?:of|all|same|cont\w*|med\w*|drugs?))|salt|fluids?|drink|eat|diet|yoga|wash\s+(?:wounds?|hands?|clothes|linen))(?![\p{L}\d])/iu;
/** Before these words the aside belongs to the directions: `after hot fomentation`, `if temp 101`. */
const JOINED =
  /^(?:after|before|with|without|during|while|if|when|for|in|of|on|till|until|than|above|below|over|then|or|avoid|no|not|nor|stop|to|by|&|\+|>|<)$/i;
/** Words of the medicine, or of several: what is behind them may be its dosage. */
const OF_DRUG =
  /\b(?:then|followed|f\/b|same|both|all|each|taper\w*|tab(?:let)?s?|caps?(?:ules?)?|goli|puffs?|ml|units?|sos|stat|repeat|rpt|dose|start|begin|shuru|cont\w*|later|baad|if|agar|unless|when|mg|mcg|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/i;

/** Whether a text begins with advice about anything but medicines. */
export const isAdvice = (text: string): boolean => ADVICE.test(text.trim());

/**
 * Whether advice or a measured value begins here, behind a medicine whose frequency and days are both written:
 * `azithral 500 od 3d steam bd 5d`, `telma 40 od 30d bp 150/90 rbs 180`. The text behind is then not the medicine's,
 * unless it contains words of doses. Without the days it is asked: `azithral 500 od steam bd 3d`.
 */
export function beginsAside({ dosage, behind }: { dosage: string; behind: string }): boolean {
  if (!VITAL.test(behind) && !ADVICE.test(behind)) return false;
  if (JOINED.test(dosage.split(' ').at(-1) ?? '') || OF_DRUG.test(behind)) return false;
  const { hasFrequency, sig, isContradictory } = splitLine(dosage);
  return hasFrequency && !isContradictory && (sig.days !== null || sig.isCounted);
}
