export { type Figure, OF_NOBODY, type OfClinic } from './figure.ts';
export { type DaySum, type Sum, sumsOfDays, sumsOfEachDay } from './read-sums.ts';
export { sumClosedDays } from './sum-closed-days.ts';
