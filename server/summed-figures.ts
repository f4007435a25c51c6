import { EVENTS } from './books/index.ts';
import { MOVES, SALES, TESTS } from './inventory/index.ts';
import { BILLED, CASH, MODES, RECEIVED } from './money/index.ts';
import { type Figure, sumClosedDays } from './platform/db/day-sums/index.ts';
import type { Services } from './platform/services.ts';

/** The figures whose closed days are kept. */
export const FIGURES: readonly Figure[] = [
  MOVES,
  SALES,
  TESTS,
  RECEIVED,
  BILLED,
  MODES,
  CASH,
  EVENTS,
];

/** Sums the closed days of every clinic, and reports each that fails. */
export function sumFigures(
  services: Pick<Services, 'database'>,
  onError: (error: unknown) => void,
): Promise<void> {
  return sumClosedDays(services, FIGURES, onError);
}
