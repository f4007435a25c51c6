// Loaded with the first refusal, so that opening a record does not load the code of pharmacy orders.
export { refusedWarnings } from '#web/pharmacy/index.ts';
