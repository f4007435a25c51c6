export { type Figure, OF_NOBODY, type OfClinic } from './figure.ts';
export { type Sum, sumsOfDays } from './read-sums.ts';
export { sumClosedDays } from './sum-closed-days.ts';
