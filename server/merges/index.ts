export { mergeRoutes } from './merges.routes.ts';
export { OTHER_NUMBERS, otherNumbersOf, recordsMergedInto } from './records.store.ts';
