import { addDays } from '../kernel/dates.ts';

/** How long a weight may be used for a dose: an infant gains a tenth within two weeks. */
const LASTS = [
  { underMonths: 12, days: 14 },
  { underMonths: 36, days: 60 },
  { underMonths: Number.POSITIVE_INFINITY, days: 180 },
] as const;

/** Whether a dose may use the weight of a day; of an unknown age, as for an infant. */
export function isRecentWeight(
  takenOn: string,
  { today, months }: { readonly today: string; readonly months: number | null },
): boolean {
  const lasts = LASTS.find(({ underMonths }) => (months ?? 0) < underMonths)?.days ?? 0;
  return takenOn <= today && takenOn >= addDays(today, -lasts);
}
