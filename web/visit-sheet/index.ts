export { FavouritesPart } from './favourites/favourites-part.tsx';
export { LastVisits } from './repeat/last-visits.tsx';
export { askSheet } from './saving/ask-sheet.ts';
export { forgetMissing, offerLeftSheets } from './saving/left-sheets.ts';
export { type SheetHandle, VisitSheet } from './visit-sheet.tsx';
