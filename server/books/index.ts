export { booksRoutes } from './books.routes.ts';
export { EVENTS } from './case-register.store.ts';
export { writeCashEntry } from './enter-cash.ts';
