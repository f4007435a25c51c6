import { drugParts } from '../../../medicines/drug-parts.ts';
import { agreement } from '../../../medicines/strengths.ts';
import { hasUnreadInterval } from './intervals.rules.ts';

/** An amount, a refusal or a change of the dose. */
const WORDS =
  /(?<![\p{L}\d/.-])(?:half|quarter|a?adha|dedh|double|triple|twice|not?|never|nahi|mat|stop\w*|hold|withhold|avoid|omit|skip|apart|gap|alt(?:ernate)?|taper\w*|titrat\w*|[½¼¾]|[1-3]\/[2-4])(?![\p{L}\d/])/iu;
/** More likely tablets than a strength. */
const PIECES = /(?<=^|\s)[1-9](?=\s|$)/;

/** Whether a name holds an amount, a refusal or an interval: `telma half tab`, `dolo 5hrs apart`. */
export const hasDoseWord = (name: string): boolean =>
  WORDS.test(name) || hasUnreadInterval([name], { hasFrequency: false });

/**
 * Whether the name of a row holds a part of its dose: without a frequency before them, such words stand
 * in the name. A strength that the chosen drug doesn't have is one of them.
 */
export function hasDoseInName(name: string, listed: string): boolean {
  const { strengths } = drugParts(listed);
  const asked = drugParts(name).strengths;
  return (
    hasDoseWord(name) ||
    (PIECES.test(name) && agreement(asked, strengths) !== 'full') ||
    (strengths.length > 0 && agreement(asked, strengths) === 'no')
  );
}
