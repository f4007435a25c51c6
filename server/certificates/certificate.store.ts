import { sql } from 'kysely';
import { paperHeadOf } from '../clinics/index.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Certificates with patient, paper and cancellation. */
export function certificates(tx: Tx) {
  return tx
    .selectFrom('certificates as certificate')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'certificate.patient_id'))
    .leftJoin('certificate_cancellations as cancellation', (join) =>
      inClinic(join, 'cancellation.certificate_id', 'certificate.id'),
    )
    .leftJoin('users as canceller', (join) =>
      inClinic(join, 'canceller.id', 'cancellation.cancelled_by'),
    )
    .select([
      'certificate.id',
      'certificate.financial_year',
      'certificate.number',
      'certificate.kind',
      'certificate.patient_id',
      'certificate.patient_name',
      'certificate.patient_details',
      'certificate.identification_mark',
      sql<string>`certificate.day::text`.as('day'),
      'certificate.text',
      'certificate.issued_at',
      paperHeadOf('certificate').as('paper'),
      'patients.token',
      'certificate.doctor_id',
      'certificate.doctor_name',
      'certificate.doctor_qualification',
      'certificate.doctor_registration',
      'cancellation.reason',
      'cancellation.cancelled_at',
      'canceller.name as cancelled_by',
    ]);
}

export type CertificateRow = Awaited<
  ReturnType<ReturnType<typeof certificates>['execute']>
>[number];
