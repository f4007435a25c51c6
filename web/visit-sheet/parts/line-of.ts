import type { PlannedLine } from '#contract/ai/plan/planned.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { changeLine, newLine, type OrderLineDraft } from '#web/pharmacy/index.ts';

/** A drug's dose as a plan, a favourite or an earlier order has it. */
export type Dose = Pick<
  PlannedLine,
  'quantity' | 'tabletsPerDay' | 'numberOfDays' | 'daysAssumed' | 'directions_to_use'
>;

/** A drug with nothing but its name written. */
const namedLine = (drug: Drug): OrderLineDraft => ({ ...newLine(drug), daysAssumed: true });

/** A chosen drug with the dose of its row. */
export function lineOf(drug: Drug, dose: Dose | null): OrderLineDraft {
  if (!dose) return namedLine(drug);
  return {
    ...newLine(drug),
    perDay: String(dose.tabletsPerDay),
    days: String(dose.numberOfDays),
    quantity: String(dose.quantity),
    directions: dose.directions_to_use ?? '',
    ...(dose.daysAssumed && { daysAssumed: true }),
    byHand: dose.quantity !== dose.tabletsPerDay * dose.numberOfDays,
  };
}

type Unsure = { readonly words: string; readonly days: number | null };

/** A chosen drug whose dose is not sure, with its words and days as if they were typed into its row. */
export function unreadLine(drug: Drug, { words, days }: Unsure): OrderLineDraft {
  const line = changeLine(namedLine(drug), { directions: words }, drug.unit);
  return days === null ? line : changeLine(line, { days: String(days) }, drug.unit);
}
