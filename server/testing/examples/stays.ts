import * as admissions from '#contract/admissions/admissions.endpoints.ts';
import * as certificates from '#contract/certificates/certificates.endpoints.ts';
import * as discharge from '#contract/discharge/discharge.endpoints.ts';
import { type Example, NOBODY } from './example.ts';

/** Admissions, discharge summaries and certificates. */
export const STAY_EXAMPLES: readonly Example[] = [
  [
    admissions.admitPatient,
    ({ patientId }) => ({ params: { id: patientId }, body: { reason: 'Fever' } }),
  ],
  [
    admissions.beginStay,
    ({ patientId }) => ({ params: { id: patientId }, body: { reason: 'Fever again' } }),
  ],
  [admissions.listInPatients, () => ({ query: { view: 'here' } })],
  [admissions.editStay, ({ stayId }) => ({ params: { id: stayId }, body: { bed: '12' } })],
  [discharge.getDischargeSummary, ({ stayId }) => ({ params: { id: stayId } })],
  [
    discharge.saveDischargeSummary,
    ({ stayId }) => ({
      params: { id: stayId },
      body: {
        content: {
          ...{ diagnosis: 'Dengue fever', treatment: 'IV fluids', condition: 'Stable' },
          ...{ medicines: 'Paracetamol', advice: 'Rest', followUpOn: null },
        },
        version: 0,
      },
    }),
  ],
  [certificates.listPatientCertificates, ({ patientId }) => ({ params: { id: patientId } })],
  [
    certificates.listCertificates,
    () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
  ],
  [
    certificates.exportCertificates,
    () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
  ],
  [
    certificates.issueCertificate,
    ({ patientId }) => ({
      params: { id: patientId },
      body: { kind: 'fit', text: 'Is fit for work.' },
    }),
  ],
  [certificates.cancelCertificate, () => ({ params: NOBODY, body: { reason: 'Wrong dates' } })],
  [admissions.undoAdmission, ({ freePatientId }) => ({ params: { id: freePatientId } })],
  [admissions.dischargePatient, ({ patientId }) => ({ params: { id: patientId } })],
  [
    admissions.getActiveBill,
    ({ patientId }) => ({ params: { id: patientId }, query: { type: 'admission' } }),
  ],
  [admissions.listAdmissions, ({ patientId }) => ({ params: { id: patientId } })],
  [
    admissions.payAdmission,
    ({ patientId }) => ({
      params: { id: patientId },
      body: { amount_paid: 0.01, payment_mode: 'cash' },
    }),
  ],
  [
    admissions.takeDeposit,
    ({ patientId }) => ({
      params: { id: patientId },
      body: { amount_paid: 500, payment_mode: 'cash' },
    }),
  ],
  [
    admissions.listAdmissionPayments,
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
  ],
];
