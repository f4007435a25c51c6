import { PATIENT_MESSAGES as M } from './patients.messages.ts';

/** Lower case without accents: what names and search terms are compared in. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (isLatinMark(mark) ? '' : mark))
    .toLowerCase();
}

// Only the accents of European scripts fall away; vowel signs of Indian scripts are marks as well
// and carry the meaning of the word.
function isLatinMark(mark: string): boolean {
  return mark >= '\u0300' && mark <= '\u036f';
}

/** What of a folded name is searched and sorted by; an entry of an index has a limit. */
const LONGEST_FOLDED = 200;

/** A name as it is sorted by. One letter may fold to eighteen, so the end of a long one is left out. */
export function sortName(name: string): string {
  return Array.from(foldName(name)).slice(0, LONGEST_FOLDED).join('');
}

/** The words of a name or a search term, folded, each once. */
export function searchWords(text: string): string[] {
  const words = sortName(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)];
}

/** The digits of a phone number or a search term. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A term that consists of digits and phone punctuation searches phones and tokens, not names. */
export function isNumericTerm(term: string): boolean {
  return /^[+\d][\d\s()-]*$/.test(term.trim());
}

/**
 * Why a term typed on the doctor's search page cannot be searched, or null when it can: at least
 * 2 characters, a number of at most 10 digits, at most 2 words (specification 1, section 5).
 */
export function searchTermProblem(term: string): string | null {
  const trimmed = term.trim();
  if (trimmed.length < 2) return M.searchTooShort;
  if (isNumericTerm(trimmed)) return digitsOf(trimmed).length > 10 ? M.searchTooManyDigits : null;
  return trimmed.split(/\s+/).length > 2 ? M.searchTooManyWords : null;
}

/** The token of the day that a term may be: a number of up to four digits. */
export function dayTokenOf(term: string): number | undefined {
  const trimmed = term.trim();
  return /^\d{1,4}$/.test(trimmed) && Number(trimmed) > 0 ? Number(trimmed) : undefined;
}
