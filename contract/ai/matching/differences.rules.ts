import { type DrugParts, drugParts } from '../../medicines/drug-parts.ts';
import { isNear, typosAllowed } from '../../medicines/spelling.ts';
import { agreement, type Strength } from '../../medicines/strengths.ts';

const strengthText = (strengths: readonly Strength[]) =>
  strengths
    .map(({ value, unit, per }) => `${value} ${unit ?? 'mg'}${per === null ? '' : ` per ${per}`}`)
    .join(' + ');

/**
 * Describes in a few words how a drug of the list differs from the written one; null when nothing
 * that was written differs. A differing drug is never the first choice.
 */
export function differenceOf(written: string, listed: string): string | null {
  const [asked, has] = [drugParts(written), drugParts(listed)];
  const differences = [
    !isSameSubstance(asked, has) && 'another name',
    agreement(asked.strengths, has.strengths) === 'no' &&
      `${strengthText(has.strengths) || 'no strength'}, not ${strengthText(asked.strengths)}`,
    asked.form !== null && has.form !== null && asked.form !== has.form
      ? `${has.form}, not ${asked.form}`
      : false,
    asked.form === null && !asked.site && has.site !== null && `for the ${has.site}`,
    asked.site !== null && asked.site !== has.site && `not for the ${asked.site}`,
    asked.prolonged !== has.prolonged && (has.prolonged ? 'slow release' : 'not slow release'),
  ].filter((one) => one !== false);
  return differences.length > 0 ? differences.join('; ') : null;
}

/**
 * Whether two names are the same, allowing abbreviation and misspelling: `Amox` and amoxicillin.
 */
function isSameSubstance(asked: DrugParts, has: DrugParts): boolean {
  return (
    asked.substances.length === has.substances.length &&
    asked.substances.every(({ head, salt }, at) => {
      const other = has.substances[at];
      if (!other) return false;
      const isHead = other.head === head || (head.length >= 4 && other.head.startsWith(head));
      const isMisspelt = isNear(head, other.head, typosAllowed(head.length));
      return (isHead || isMisspelt) && (salt === '' || other.salt === '' || salt === other.salt);
    })
  );
}
