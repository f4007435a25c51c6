import {
  addComplaint as addEndpoint,
  createVisit as createEndpoint,
  deleteComplaint as deleteEndpoint,
  getComplaint,
  listPastComplaints,
  listQueueComplaints,
  saveComplaint as saveEndpoint,
} from '#contract/consultation/consultation.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { addComplaint } from './add-complaint.ts';
import { createVisit } from './create-visit.ts';
import { deleteComplaint } from './delete-complaint.ts';
import { pastComplaints } from './past-complaints.ts';
import { saveComplaint } from './save-complaint.ts';
import { readVisitNote } from './visit-note.store.ts';

export const consultationRoutes: readonly BoundRoute[] = [
  route(createEndpoint, createVisit),
  route(getComplaint, (scope, { params }) => readVisitNote(scope, params.visitId)),
  route(saveEndpoint, saveComplaint),
  route(listPastComplaints, (scope, { params }) => pastComplaints(scope, params.id)),
  route(listQueueComplaints, (scope, { params }) => pastComplaints(scope, params.id)),
  route(addEndpoint, addComplaint),
  route(deleteEndpoint, deleteComplaint),
];
