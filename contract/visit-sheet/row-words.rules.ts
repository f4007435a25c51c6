import { hasDoseWord } from '../ai/offline/dosage/dose-in-name.rules.ts';

const NEXT = /\b(?:then|followed\s+by|f\/b|there\s?after|after\s+that|and\s+then)\b/i;
const RANGE = /\d\s*(?:-|–|to|or)\s*\d+\s*(?:d|days?|w|wks?|weeks?|m|mths?|months?)(?!\p{L})/iu;
const DURATION =
  /(?<![\d/.])\d+\s*(?:d|days?|dys|din|w|wks?|weeks?|hafte|m|mths?|mon|months?)(?!\p{L})/giu;
/** `after 3 days`, `every 2 weeks`: no length of a course. */
const OTHER = /\b(?:after|since|every|review|in|next|day)\s+\d+\s*\p{L}/iu;

/** The days of a row whose dose is not sure: those that were read, where it says one length of a course. */
export function sureDays(text: string, days: number | null): number | null {
  const isOne = text.match(DURATION)?.length === 1;
  return isOne && ![NEXT, RANGE, OTHER].some((one) => one.test(text)) ? days : null;
}

/** The text behind the name and the strength, where the next number begins the dose; else the whole. */
export function behindName(text: string, listed: string): string {
  const [, strength, rest] =
    /^\D*?(\d+(?:\.\d+)?)\s*(?:mg|mcg|g|iu|%)?\s+(?=\d)(.+)$/i.exec(text) ?? [];
  const isOfDrug = [...listed.matchAll(/\d+(?:\.\d+)?/g)].some(([number]) => number === strength);
  return isOfDrug && rest ? rest : text;
}

/** More than one digit, as strengths have; the dose of an insulin has them, too. */
const STRENGTH = /^\d{2,}(?:\.\d+)?(?:mg|mcg|g)?$/i;

/** Whether a row is the name of a drug alone: one word, or words and a strength of the listed name. */
export function isOnlyName(text: string, listed: string): boolean {
  const isInsulin = /\binsulin\b/i.test(listed);
  const said = text.split(/\s+/).filter((word) => isInsulin || !STRENGTH.test(word));
  const words = listed.toLowerCase().split(/[\s()+/-]+/);
  const isKnown = (word: string) =>
    words.some((one) => (/\d/.test(word) ? one === word : one.startsWith(word.toLowerCase())));
  return !hasDoseWord(text) && ((said.length === 1 && !/\d/.test(text)) || said.every(isKnown));
}
