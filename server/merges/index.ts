export { mergeRoutes } from './merges.routes.ts';
export { otherNumbersOf, recordsMergedInto } from './records.store.ts';
