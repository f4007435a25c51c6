import { digitsOf, isNumericTerm, searchWords } from '#contract/patients/search.rules.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { OPEN_VISIT_STATUSES, type VisitStatus } from '#contract/queue/visit.status.ts';

/** The doctor of a visit that nobody has been given yet. */
export const NOBODY = 'nobody';

/** What of the day is shown; an empty string leaves a part open. */
export type QueueFilterValue = {
  readonly find: string;
  readonly status: VisitStatus | '';
  /** A doctor's id, or `NOBODY`. */
  readonly doctor: string;
};

function isFound(find: string, { name, token_no, Patient }: QueueEntry): boolean {
  if (isNumericTerm(find)) {
    const digits = digitsOf(find);
    const isToken = [token_no, Patient.token].map(String).includes(digits);
    return isToken || (digits.length > 2 && digitsOf(Patient.phone ?? '').includes(digits));
  }
  const names = searchWords(name);
  return searchWords(find).every((word) => names.some((part) => part.startsWith(word)));
}

/**
 * Whether a visit is shown: every word begins a word of the name, or the number is the token or
 * stands in the phone.
 */
export function isShown({ find, status, doctor }: QueueFilterValue, visit: QueueEntry): boolean {
  if (status !== '' && visit.status !== status) return false;
  if (doctor !== '' && (visit.doctor_id ?? NOBODY) !== doctor) return false;
  return find.trim() === '' || isFound(find, visit);
}

/** Cases that were opened and not begun stand apart: they are no part of the queue yet. */
export function partDrafts(visits: readonly QueueEntry[] | undefined) {
  return {
    begun: visits?.filter(({ draft }) => !draft),
    drafts: visits?.filter(({ draft }) => draft),
  };
}

/**
 * Those who are still in the clinic's hands come first, the others after them; within both the
 * server's order stays (active subscribers first, then by arrival).
 */
export function openFirst(visits: readonly QueueEntry[]): QueueEntry[] {
  const isOpen = ({ status }: QueueEntry) => OPEN_VISIT_STATUSES.some((open) => open === status);
  return [...visits.filter(isOpen), ...visits.filter((visit) => !isOpen(visit))];
}

/** How the day stands, in a line. */
export function countsOf(visits: readonly QueueEntry[]): string {
  const count = (wanted: VisitStatus) => visits.filter(({ status }) => status === wanted).length;
  return `${count('waiting')} waiting · ${count('consulting')} in consultation · ${count('seen')} seen`;
}
