// Comes with the first refusal: a record is opened without what pharmacy orders need.
export { refusedWarnings } from '#web/pharmacy/index.ts';
