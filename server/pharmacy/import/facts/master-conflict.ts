import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugSchedule } from '#contract/pharmacy/drug.ts';

type Facts =
  | { readonly schedule?: DrugSchedule | null; readonly hsn?: string | null | undefined }
  | undefined;

const HEADING_DIGITS = 4;

/**
 * Why the facts of one drug cannot be true together, or null. Two schedules are a conflict, and two
 * HSN of different headings; 3004 and 30049099 are one.
 */
export function masterConflict(facts: readonly Facts[]) {
  const schedules = new Set(facts.flatMap((one) => one?.schedule ?? []));
  if (schedules.size > 1) return { reason: M.otherSchedule, field: 'schedule' } as const;
  const headings = new Set(facts.flatMap((one) => one?.hsn?.slice(0, HEADING_DIGITS) ?? []));
  return headings.size > 1 ? ({ reason: M.otherHsn, field: 'hsn' } as const) : null;
}
