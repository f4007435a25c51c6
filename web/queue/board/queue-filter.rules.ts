import {
  isNumericTerm,
  phoneDigits,
  plainNumber,
  searchDigits,
} from '#contract/patients/phone.rules.ts';
import { dayTokenOf, searchTermOf, searchWords } from '#contract/patients/search.rules.ts';
import { OPEN_VISIT_STATUSES, type VisitStatus } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';

/** The filter value for visits without a doctor. */
export const NOBODY = 'nobody';

/** The filter of the day's queue; an empty string matches everything. */
export type QueueFilterValue = {
  readonly find: string;
  readonly status: VisitStatus | '';
  /** A doctor's id, or `NOBODY`. */
  readonly doctor: string;
};

function isFound(find: string, { name, token_no, Patient }: Visit): boolean {
  if (isNumericTerm(find)) {
    const number = phoneDigits(plainNumber(find));
    const digits = searchDigits(find);
    const numbers = [Patient.token, ...(Patient.other_numbers ?? [])];
    const isNumber = dayTokenOf(find) === token_no || numbers.map(String).includes(number);
    return isNumber || (digits.length > 2 && phoneDigits(Patient.phone ?? '').includes(digits));
  }
  // Without a name, the phone is the whole term.
  const { words, phone, digits } = searchTermOf(find);
  const names = searchWords(name);
  return (
    words.every((word) => names.some((part) => part.startsWith(word))) &&
    phoneDigits(Patient.phone ?? '').includes(phone || digits)
  );
}

/**
 * Whether a visit matches: each word is the beginning of a word of the name, or the number is the
 * token, the patient's or a merged record's, or occurs in the phone number.
 */
export function isShown({ find, status, doctor }: QueueFilterValue, visit: Visit): boolean {
  if (status !== '' && visit.status !== status) return false;
  if (doctor !== '' && (visit.doctor_id ?? NOBODY) !== doctor) return false;
  return find.trim() === '' || isFound(find, visit);
}

/** Separates drafts, which are not part of the queue yet. */
export function partDrafts(visits: readonly Visit[] | undefined) {
  return {
    begun: visits?.filter(({ draft }) => !draft),
    drafts: visits?.filter(({ draft }) => draft),
  };
}

/** Open visits first, then the others; both keep the server's order (active subscribers first, then by arrival). */
export function openFirst(visits: readonly Visit[]): Visit[] {
  const isOpen = ({ status }: Visit) => OPEN_VISIT_STATUSES.some((open) => open === status);
  return [...visits.filter(isOpen), ...visits.filter((visit) => !isOpen(visit))];
}

/** The counts of the day, in a line. */
export function countsOf(visits: readonly Visit[]): string {
  const count = (wanted: VisitStatus) => visits.filter(({ status }) => status === wanted).length;
  return `${count('waiting')} waiting · ${count('consulting')} in consultation · ${count('seen')} seen`;
}
