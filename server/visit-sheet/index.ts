export { visitSheetRoutes } from './visit-sheet.routes.ts';
export { listSheetsOfPatient, type ToldSheet } from './visit-sheet.store.ts';
