export { FavouritesPart } from './favourites/favourites-part.tsx';
export { type SheetHandle, VisitSheet } from './visit-sheet.tsx';
