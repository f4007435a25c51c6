export { addComplaint } from './add-complaint.ts';
export { consultationRoutes } from './consultation.routes.ts';
export { deleteComplaint } from './delete-complaint.ts';
export { saveComplaint } from './save-complaint.ts';
export { readVisitNote } from './visit-note.store.ts';
