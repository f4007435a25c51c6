import { PATIENT_MESSAGES as M } from './patients.messages.ts';
import {
  isNumericTerm,
  nameAndPhone,
  phoneDigits,
  plainNumber,
  plainToken,
  searchDigits,
} from './phone.rules.ts';

/** Lower case without accents; names and search terms are compared in this form. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (isLatinMark(mark) ? '' : mark))
    .toLowerCase();
}

// Removes only European accents; Indian vowel signs are marks too, but carry the meaning of a word.
function isLatinMark(mark: string): boolean {
  return mark >= '\u0300' && mark <= '\u036f';
}

/** Maximum length of a folded name for search and sorting, because index entries are limited. */
const LONGEST_FOLDED = 200;

/** The sort key of a name. One letter may fold to eighteen, so a long name is truncated. */
export function sortName(name: string): string {
  return Array.from(foldName(name)).slice(0, LONGEST_FOLDED).join('');
}

/** The folded, distinct words of a name or a search term. */
export function searchWords(text: string): string[] {
  const words = sortName(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)];
}

/** Titles stand before a name and are not searched. Some are names as well. */
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'smt',
  'shri',
  'sri',
  'kumari',
  'master',
  'baby',
]);

/** Those of them that name a person as well. */
const NAMES_TOO = new Set(['shri', 'sri', 'kumari', 'master', 'baby']);

/** The parsed term of a search. */
export type SearchTerm = {
  /** Each begins a word of the name, or is the number, where the term is one. */
  readonly words: string[];
  /** The titles before the name; a name that has them, too, comes first. */
  readonly titles: string[];
  /** The digits of a term that is a number, else empty. */
  readonly digits: string;
  /** The digits of the phone that stands beside the name, else empty: both must fit. */
  readonly phone: string;
};

/** The words of a term without the titles before them. A title alone is a name. */
function withoutTitles(words: readonly string[]): Pick<SearchTerm, 'words' | 'titles'> {
  const first = words.findIndex((word) => !TITLES.has(word));
  const count = first < 0 ? words.length - 1 : first;
  return { titles: words.slice(0, count), words: words.slice(count) };
}

/** Reads the term of a search: a number, or a name, as it is typed or pasted from a message. */
export function searchTermOf(term: string): SearchTerm {
  const number = { titles: [], phone: '' };
  if (isNumericTerm(term)) {
    return { ...number, words: searchWords(term), digits: searchDigits(term) };
  }
  const { name, phone } = nameAndPhone(term);
  const words = searchWords(name);
  if (words.length === 0) return { ...number, words, digits: phoneDigits(phone) };
  return { ...withoutTitles(words), digits: '', phone: phoneDigits(phone) };
}

/**
 * Whether a term may mean another person than the found one, because its title may be a name: `Baby Priya` may be the
 * child of Priya Sharma.
 */
export function mayBeAnother(term: string, name: string): boolean {
  const names = searchWords(name);
  const { titles } = searchTermOf(term);
  return titles.some((title) => NAMES_TOO.has(title) && !names.includes(title));
}

/** Why a term of any other patient search is invalid: at least 2 characters. */
export function anyTermProblem(term: string): string | null {
  return term.trim().length < 2 ? M.searchTooShort : null;
}

/**
 * Why a term of the doctor's search page is invalid, or null when it is valid: at least 2
 * characters, a number of at most 10 digits, at most 2 words (specification 1, section 5). Neither the
 * prefix of a phone counts (`+91`, `0`), nor a title before a name.
 */
export function searchTermProblem(term: string): string | null {
  const trimmed = term.trim();
  if (trimmed.length < 2) return M.searchTooShort;
  if (isNumericTerm(trimmed)) {
    return phoneDigits(plainNumber(trimmed)).length > 10 ? M.searchTooManyDigits : null;
  }
  const { titles } = withoutTitles(searchWords(trimmed));
  return trimmed.split(/\s+/).length - titles.length > 2 ? M.searchTooManyWords : null;
}

/** The token that a term may be: a number of up to four digits, also as `t46`, `#46` or `Token 46`. */
export function dayTokenOf(term: string): number | undefined {
  const token = plainToken(term);
  return /^\d{1,4}$/.test(token) && Number(token) > 0 ? Number(token) : undefined;
}
