import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { DayRange } from '../kernel/day-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { Patient } from '../patients/patient.ts';
import {
  Admission,
  AdmissionCalculated,
  AdmissionPayment,
  AdmissionPaymentBody,
  AdmitBody,
  DischargeBody,
  EditStayBody,
  InPatient,
  NewStayBody,
} from './admission.ts';
import { ADMISSION_MESSAGES as M } from './admissions.messages.ts';

const PatientParams = z.object({ id: Id });

const Moved = z.object({ message: z.string(), bill: z.object({ id: Id }), patient: Patient });

/** Fixes the charges. Returns 409 for a patient who is or was admitted. */
export const admitPatient = endpoint({
  method: 'POST',
  path: '/api/patients/:id/admit',
  summary: 'Admit a patient, which opens their admission bill',
  access: 'admissions.admit',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: AdmitBody,
  replies: { 200: Moved },
});

/**
 * Starts another stay after a discharge, with its own bill. Returns 409 for a patient who is not
 * discharged.
 */
export const beginStay = endpoint({
  method: 'POST',
  path: '/api/patients/:id/admissions',
  summary: 'Begin another stay of a discharged patient',
  access: 'admissions.admit',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: NewStayBody,
  replies: { 201: Moved },
});

/**
 * Allowed for an admin, and for the user who admitted the patient within the last hour. Cancels the
 * bill and refunds payments, each in its own mode or all in the chosen mode. Returns 409 for a
 * patient who is not admitted.
 */
export const undoAdmission = endpoint({
  method: 'DELETE',
  path: '/api/patients/:id/admissions/current',
  summary: 'Undo a mistaken admission',
  access: 'admissions.admit',
  undoes: true,
  reads: { patient: 'params.id' },
  params: PatientParams,
  query: z.object({ refundMode: RefundMode.optional() }),
  replies: { 200: Moved },
});

/**
 * Charges the days stayed until now and refunds the remaining deposit. Returns 409 for a patient
 * who is not admitted.
 */
export const dischargePatient = endpoint({
  method: 'POST',
  path: '/api/patients/:id/discharge',
  summary: 'Discharge a patient',
  access: 'admissions.admit',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: DischargeBody,
  replies: {
    200: Moved.extend({
      calculated: AdmissionCalculated.optional(),
      /** The part of the deposit that was refunded. */
      refund: Money.optional(),
    }),
  },
});

export const IN_PATIENT_VIEWS = ['here', 'left'] as const;
export type InPatientView = (typeof IN_PATIENT_VIEWS)[number];

/**
 * `here`: the running stays, ordered by bed. `left`: the stays that ended within the last seven
 * days, newest first.
 */
export const listInPatients = endpoint({
  method: 'GET',
  path: '/api/admissions',
  summary: 'The in-patients, or the ones discharged lately',
  access: 'admissions.view',
  reads: 'list',
  query: z.object({ view: z.enum(IN_PATIENT_VIEWS, { error: M.unknownView }).default('here') }),
  topics: ['patients', 'bills'],
  replies: { 200: z.object({ inPatients: z.array(InPatient), count: z.int() }) },
});

/**
 * Corrects reason, bed and doctor, also after the discharge. Returns 404 for an unknown or undone
 * stay.
 */
export const editStay = endpoint({
  method: 'PATCH',
  path: '/api/admissions/:id',
  summary: 'Note bed, doctor and reason of a stay',
  access: 'admissions.admit',
  reads: { patient: 'reply.patient_id' },
  params: PatientParams,
  body: EditStayBody,
  replies: { 200: Admission },
});

export const getActiveBill = endpoint({
  method: 'GET',
  path: '/api/patients/:id/active-bill',
  summary: 'The patient’s unpaid admission bill',
  access: 'admissions.view-bill',
  reads: { patient: 'params.id' },
  params: PatientParams,
  query: z.object({
    type: z.literal('admission', { error: M.unknownBillType }).default('admission'),
  }),
  topics: ['patients', 'bills'],
  replies: { 200: z.object({ id: Id }) },
});

export const listAdmissions = endpoint({
  method: 'GET',
  path: '/api/patients/:id/admissions',
  summary: 'The patient’s admissions, newest first',
  access: 'admissions.view',
  reads: { patient: 'params.id' },
  params: PatientParams,
  topics: ['patients', 'bills'],
  replies: { 200: z.array(Admission) },
});

/**
 * Never exceeds the balance (400), even with concurrent payments. Returns 409 without an unpaid
 * bill.
 */
export const payAdmission = endpoint({
  method: 'POST',
  path: '/api/patients/:id/admission-payments',
  summary: 'Record a payment on the patient’s admission bill',
  access: 'admissions.take-payment',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: AdmissionPaymentBody,
  idempotent: true,
  replies: { 201: z.object({ payment: AdmissionPayment, calculated: AdmissionCalculated }) },
});

/** A payment in advance. Returns 409 without a current stay that has an open bill. */
export const takeDeposit = endpoint({
  method: 'POST',
  path: '/api/patients/:id/admission-deposits',
  summary: 'Take a deposit for the patient’s running stay',
  access: 'admissions.take-payment',
  reads: { patient: 'params.id' },
  params: PatientParams,
  body: AdmissionPaymentBody,
  idempotent: true,
  replies: { 201: z.object({ payment: AdmissionPayment, calculated: AdmissionCalculated }) },
});

export const listAdmissionPayments = endpoint({
  method: 'GET',
  path: '/api/payment/admission',
  summary: 'Admission payments received between two clinic days, both included',
  access: 'money.view-flow',
  reads: 'list',
  topics: ['bills', 'patients'],
  query: DayRange,
  replies: {
    200: z.object({
      admissionPayments: z.array(
        AdmissionPayment.extend({ Patient: z.object({ id: Id, name: z.string() }) }),
      ),
    }),
  },
});
