import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { Certificate } from '#contract/certificates/certificate.ts';
import type { CertificateRow } from './certificate.store.ts';

/** Converts a certificate for the wire. Its number looks like a bill's. */
export function presentCertificate(row: CertificateRow): Certificate {
  const { id, kind, patient_id, token, day, text, paper } = row;
  const { cancelled_at, cancelled_by, reason } = row;
  return {
    ...{ id, kind, patient_id, token, day, text, paper },
    number: billNumber({ financialYear: row.financial_year, number: row.number }),
    patientName: row.patient_name,
    patientDetails: row.patient_details,
    identificationMark: row.identification_mark,
    doctor: {
      id: row.doctor_id,
      name: row.doctor_name ?? '',
      qualification: row.doctor_qualification,
      registration: row.doctor_registration,
    },
    issuedAt: row.issued_at.toISOString(),
    cancelled:
      cancelled_at === null
        ? null
        : { at: cancelled_at.toISOString(), by: cancelled_by ?? '', reason: reason ?? '' },
  };
}
