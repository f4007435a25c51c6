import {
  admitPatient as admitEndpoint,
  dischargePatient as dischargeEndpoint,
  getActiveBill,
  listAdmissionPayments,
  listAdmissions,
  payAdmission as payEndpoint,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentAdmission, presentAdmissionPayment } from './admission.present.ts';
import { listPaymentsBetween } from './admission-payment.store.ts';
import { admitPatient } from './admit-patient.ts';
import { dischargePatient } from './discharge-patient.ts';
import { payAdmission } from './pay-admission.ts';
import { findUnpaidStay, listStays } from './stay.store.ts';

async function patientOf({ tx, now }: ClinicScope, id: string) {
  const row = await findPatientRow(tx, id);
  if (!row) throw notFound();
  return presentPatient(row, now);
}

export const admissionRoutes: readonly BoundRoute[] = [
  route(admitEndpoint, async (scope, { params }) => {
    const billId = await admitPatient(scope, params.id);
    const patient = await patientOf(scope, params.id);
    return { message: M.admitted, bill: { id: billId }, patient };
  }),
  route(dischargeEndpoint, async (scope, { params }) => {
    const billId = await dischargePatient(scope, params.id);
    const patient = await patientOf(scope, params.id);
    return { message: M.discharged, bill: { id: billId }, patient };
  }),
  route(getActiveBill, async ({ tx }, { params }) => {
    const stay = await findUnpaidStay(tx, params.id);
    if (!stay) throw notFound(M.noActiveBill);
    return { id: stay.bill_id };
  }),
  route(listAdmissions, async (scope, { params }) => {
    await patientOf(scope, params.id);
    return (await listStays(scope.tx, params.id)).map((row) => presentAdmission(row, scope.now));
  }),
  route(payEndpoint, payAdmission),
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
