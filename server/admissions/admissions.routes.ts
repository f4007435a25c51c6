import {
  admitPatient as admitEndpoint,
  beginStay as beginStayEndpoint,
  takeDeposit as depositEndpoint,
  dischargePatient as dischargeEndpoint,
  editStay as editEndpoint,
  getActiveBill,
  listInPatients as inPatientsEndpoint,
  listAdmissionPayments,
  listAdmissions,
  payAdmission as payEndpoint,
  undoAdmission as undoEndpoint,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentAdmissionPayment } from './admission.present.ts';
import { listPaymentsBetween } from './admission-payment.store.ts';
import { admitPatient, beginStay } from './admit-patient.ts';
import { dischargePatient } from './discharge-patient.ts';
import { editStay } from './in-patients/edit-stay.ts';
import { listInPatients } from './in-patients/list-in-patients.ts';
import { payAdmission } from './pay-admission.ts';
import { readStays } from './read-stays.ts';
import { findUnpaidStay } from './stay.store.ts';
import { takeDeposit } from './take-deposit.ts';
import { undoAdmission } from './undo-admission.ts';

async function patientOf(scope: ClinicScope, id: string) {
  const row = await findPatientRow(scope.tx, id);
  if (!row) throw notFound();
  return presentPatient(row, scope);
}

export const admissionRoutes: readonly BoundRoute[] = [
  route(admitEndpoint, async (scope, { params, body }) => {
    const billId = await admitPatient(scope, { patientId: params.id, ...body });
    const patient = await patientOf(scope, params.id);
    return { message: M.admitted, bill: { id: billId }, patient };
  }),
  route(beginStayEndpoint, async (scope, { params, body }) => {
    const billId = await beginStay(scope, { patientId: params.id, ...body });
    const patient = await patientOf(scope, params.id);
    return { message: M.admitted, bill: { id: billId }, patient };
  }),
  route(undoEndpoint, async (scope, { params, query }) => {
    const billId = await undoAdmission(scope, { patientId: params.id, ...query });
    const patient = await patientOf(scope, params.id);
    return { message: M.admissionUndone, bill: { id: billId }, patient };
  }),
  route(dischargeEndpoint, async (scope, { params, body }) => {
    const { billId, ...rest } = await dischargePatient(scope, { patientId: params.id, ...body });
    const patient = await patientOf(scope, params.id);
    return { message: M.discharged, bill: { id: billId }, patient, ...rest };
  }),
  route(getActiveBill, async ({ tx }, { params }) => {
    const stay = await findUnpaidStay(tx, params.id);
    if (!stay) throw notFound(M.noActiveBill);
    return { id: stay.bill_id };
  }),
  route(listAdmissions, async (scope, { params }) => {
    await patientOf(scope, params.id);
    return readStays(scope, params.id);
  }),
  route(inPatientsEndpoint, async (scope, { query }) => {
    const inPatients = await listInPatients(scope, query.view);
    return { inPatients, count: inPatients.length };
  }),
  route(editEndpoint, editStay),
  route(payEndpoint, payAdmission),
  route(depositEndpoint, takeDeposit),
  route(listAdmissionPayments, async ({ tx, actor }, { query }) => {
    const rows = await listPaymentsBetween(tx, { ...query, timeZone: actor.timeZone });
    return {
      admissionPayments: rows.map((row) => ({
        ...presentAdmissionPayment(row),
        Patient: { id: row.patient_id, name: row.patient_name },
      })),
    };
  }),
];
