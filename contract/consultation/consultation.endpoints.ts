import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import { ComplaintRecord, SaveComplaintBody } from './complaint-record.ts';

const RecordParams = z.object({ recordId: Id });

/** Without a patient, a placeholder patient is registered too. */
export const createRecord = endpoint({
  method: 'POST',
  path: '/api/queue/doctor/new',
  summary: 'Open a new consultation record',
  roles: ['admin', 'doctor', 'receptionist'],
  body: z.object({ patientId: Id.nullish() }).nullish(),
  replies: {
    201: z.object({ recordId: Id, patientId: Id }),
    409: ErrorBody.extend({ queueId: Id.optional() }),
  },
});

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/queue/doctor/complaint/:recordId',
  summary: 'The written record of a visit',
  roles: CLINIC_ROLES,
  params: RecordParams,
  replies: { 200: ComplaintRecord },
});

/** A save based on an older text is refused with the newer record, so that neither is lost. */
export const saveComplaint = endpoint({
  method: 'PUT',
  path: '/api/queue/doctor/complaint/:recordId',
  summary: 'Write the complaint or the case summary',
  roles: ['admin', 'doctor', 'receptionist'],
  params: RecordParams,
  body: SaveComplaintBody,
  replies: { 200: ComplaintRecord, 409: ErrorBody.extend({ current: ComplaintRecord.optional() }) },
});
