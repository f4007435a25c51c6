export { type AddedDrugs, addDrugs, takeOutDrugs } from './add-drugs.ts';
export { type AddedTests, addTests, takeOutTests } from './add-tests.ts';
export { lockSheet } from './lock-sheet.ts';
export { readVisitSheet } from './read-visit-sheet.ts';
export { visitSheetRoutes } from './visit-sheet.routes.ts';
export { listSheetsOfPatient, type ToldSheet } from './visit-sheet.store.ts';
