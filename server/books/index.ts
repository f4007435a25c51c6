export { booksRoutes } from './books.routes.ts';
export { writeCashEntry } from './enter-cash.ts';
