export { addComplaint } from './add-complaint.ts';
export { readRecord } from './complaint-record.store.ts';
export { consultationRoutes } from './consultation.routes.ts';
export { deleteComplaint } from './delete-complaint.ts';
export { saveComplaint } from './save-complaint.ts';
