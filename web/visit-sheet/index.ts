export { type SheetHandle, VisitSheet } from './visit-sheet.tsx';
