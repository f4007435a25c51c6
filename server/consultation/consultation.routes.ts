import {
  addComplaint as addEndpoint,
  createRecord as createEndpoint,
  deleteComplaint as deleteEndpoint,
  getComplaint,
  listPastComplaints,
  listQueueComplaints,
  saveComplaint as saveEndpoint,
} from '#contract/consultation/consultation.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { addComplaint } from './add-complaint.ts';
import { readRecord } from './complaint-record.store.ts';
import { createRecord } from './create-record.ts';
import { deleteComplaint } from './delete-complaint.ts';
import { pastComplaints } from './past-complaints.ts';
import { saveComplaint } from './save-complaint.ts';

export const consultationRoutes: readonly BoundRoute[] = [
  route(createEndpoint, createRecord),
  route(getComplaint, ({ tx }, { params }) => readRecord(tx, params.recordId)),
  route(saveEndpoint, saveComplaint),
  route(listPastComplaints, (scope, { params }) => pastComplaints(scope, params.id)),
  route(listQueueComplaints, (scope, { params }) => pastComplaints(scope, params.id)),
  route(addEndpoint, addComplaint),
  route(deleteEndpoint, deleteComplaint),
];
