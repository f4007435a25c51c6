export { FavouritesPart } from './favourites/favourites-part.tsx';
export { printAgain, takeWanted } from './paper/printed-papers.ts';
export { sayNotPrinted } from './paper/use-say-unprinted.ts';
export { LastVisits } from './repeat/last-visits.tsx';
export { askSheet } from './saving/ask-sheet.ts';
export { forgetMissing, offerLeftSheets } from './saving/left-sheets.ts';
export { type SheetHandle, VisitSheet } from './visit-sheet.tsx';
