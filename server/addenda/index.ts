export { addendaRoutes } from './addenda.routes.ts';
export { listAddendaOfPatient } from './addenda.store.ts';
export { noteClosed, readClosing } from './note-lock.ts';
