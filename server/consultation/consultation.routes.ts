import {
  createRecord as createEndpoint,
  getComplaint,
  saveComplaint as saveEndpoint,
} from '#contract/consultation/consultation.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { readRecord } from './complaint-record.store.ts';
import { createRecord } from './create-record.ts';
import { saveComplaint } from './save-complaint.ts';

export const consultationRoutes: readonly BoundRoute[] = [
  route(createEndpoint, createRecord),
  route(getComplaint, ({ tx }, { params }) => readRecord(tx, params.recordId)),
  route(saveEndpoint, saveComplaint),
];
