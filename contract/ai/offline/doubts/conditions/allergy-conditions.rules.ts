/** Conditions about an allergy: `if allergic to penicillin`. Its medicine is neither ordered nor an allergy of the patient. */
import { groupsNamed } from '../../../../safety/allergy.rules.ts';
import { IF } from '../words.ts';

const ALLERGIC = String.raw`(?:allerg(?:y|ic)|hyper\s?sensitiv\w*)`;
const SUBJECT = String.raw`(?:(?:pt|patient|he|she|there|is|are|has|have|any|known|h\/o|history\s+of|not)\s+)*`;
const KIND = '(?:group|drugs?|antibiotics?)';
const GROUP = String.raw`(\p{L}[\p{L}-]+)(?:\s+${KIND}(?!\p{L}))?(?:\s*(?:\/|or|and|&)\s*\p{L}+(?=\s+(?:${KIND}|${ALLERGIC})|\s*$))?`;
const THEN = String.raw`(?:\s+(?:ho|hai|hui|present|known)(?!\p{L}))?(?:\s+(?:to|toh|then)(?!\p{L}))?`;
const CONDITION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:and|but)\s+)?${IF}\s+${SUBJECT}(?:${ALLERGIC}\s+(?:to|with|from)\s+${GROUP}|${GROUP}\s+(?:se\s+|ki\s+)?${ALLERGIC}(?!\p{L}))${THEN}`,
  'iu',
);

type OfNames = (word: string) => boolean;

/** A text that has such a condition: the words before it, the condition, and those behind it. */
type Divided = { readonly before: string; readonly condition: string; readonly behind: string };

/** Divides a text at a condition about an allergy; null without one, as in `if any drug allergy stop`. */
export function atAllergyCondition(text: string, isMedicine: OfNames): Divided | null {
  const found = CONDITION.exec(text);
  const allergen = found?.[1] ?? found?.[2] ?? '';
  if (!found || !(isMedicine(allergen) || groupsNamed(allergen).length > 0)) return null;
  const end = found.index + found[0].length;
  return {
    before: text.slice(0, found.index).trim(),
    condition: found[0],
    behind: text
      .slice(end)
      .replace(/^[\s:,–—-]+/, '')
      .trim(),
  };
}

/** The parts of a sentence, with each condition about an allergy in a part of its own; advice behind one stays with it. */
export const withAllergyConditions = (
  parts: readonly string[],
  isMedicine: OfNames,
): readonly string[] =>
  parts.flatMap((part) => {
    const found = atAllergyCondition(part, isMedicine);
    if (found === null) return [part];
    const { before, condition, behind } = found;
    const isOrder = (behind.match(/\p{L}[\p{L}\d-]+/gu) ?? []).some(isMedicine);
    const said = isOrder ? [condition, behind] : [`${condition} ${behind}`.trim()];
    return /\p{L}/u.test(before) ? [before, ...said] : said;
  });
