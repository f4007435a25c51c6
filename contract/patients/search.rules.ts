import { PATIENT_MESSAGES as M } from './patients.messages.ts';
import { digitsOf, isNumericTerm, plainNumber, plainToken } from './phone.rules.ts';

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

/** Why a term of any other patient search is invalid: at least 2 characters. */
export function anyTermProblem(term: string): string | null {
  return term.trim().length < 2 ? M.searchTooShort : null;
}

/**
 * Why a term of the doctor's search page is invalid, or null when it is valid: at least 2
 * characters, a number of at most 10 digits, at most 2 words (specification 1, section 5).
 */
export function searchTermProblem(term: string): string | null {
  const trimmed = term.trim();
  if (trimmed.length < 2) return M.searchTooShort;
  if (isNumericTerm(trimmed)) {
    return digitsOf(plainNumber(trimmed)).length > 10 ? M.searchTooManyDigits : null;
  }
  return trimmed.split(/\s+/).length > 2 ? M.searchTooManyWords : null;
}

/** The token that a term may be: a number of up to four digits, also as `t46`, `#46` or `Token 46`. */
export function dayTokenOf(term: string): number | undefined {
  const token = plainToken(term);
  return /^\d{1,4}$/.test(token) && Number(token) > 0 ? Number(token) : undefined;
}
