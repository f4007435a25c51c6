import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getComplaint, listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import type { EventTopic } from '#contract/events/events.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { getDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  getQueueEntry,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';

const QUEUE = [listQueue, getQueueEntry, getLatestVisit, getDoctorQueue];

/** Which answers show something of a topic. A queue entry carries its patient and its doctor's name. */
export const ENDPOINTS_OF_TOPIC = {
  queue: [...QUEUE, getComplaint, listPastComplaints],
  patients: [listPatients, getPatient, listPastComplaints, ...QUEUE],
  staff: [listStaff, getStaffMember, ...QUEUE],
  settings: [getClinicSettings],
  drugs: [listDrugs, getDrug],
  'pharmacy-orders': [listPatientPharmacyOrders],
  'lab-orders': [],
  bills: QUEUE,
} as const satisfies Record<EventTopic, readonly Endpoint[]>;
