import type { Certificate } from '#contract/certificates/certificate.ts';
import type {
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound, Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentCertificate } from './certificate.present.ts';
import { certificates } from './certificate.store.ts';

const REGISTER_MAX = 5_000;

/** Reads one certificate. Throws 404 for an unknown one. */
export async function readCertificate(
  { tx }: Pick<ClinicScope, 'tx'>,
  id: string,
): Promise<Certificate> {
  const row = await certificates(tx).where('certificate.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return presentCertificate(row);
}

/** A patient's certificates, newest first. Throws 404 for an unknown patient. */
export async function readPatientCertificates(
  { tx }: ClinicScope,
  { params: { id } }: Pick<EndpointRequest<typeof listPatientCertificates>, 'params'>,
): Promise<Certificate[]> {
  if (!(await findPatientRow(tx, id))) throw notFound();
  const rows = await certificates(tx)
    .where('certificate.patient_id', '=', id)
    .orderBy('certificate.issued_at', 'desc')
    .orderBy('certificate.number', 'desc')
    .execute();
  return rows.map(presentCertificate);
}

/** The register of some days, by number. Throws 413 above 5,000 rows. */
export async function readRegister(
  { tx }: Pick<ClinicScope, 'tx'>,
  { query }: Pick<EndpointRequest<typeof listCertificates>, 'query'>,
): Promise<Certificate[]> {
  const rows = await certificates(tx)
    .where('certificate.day', '>=', query.startDate)
    .where('certificate.day', '<=', query.endDate)
    .orderBy('certificate.financial_year')
    .orderBy('certificate.number')
    .limit(REGISTER_MAX + 1)
    .execute();
  if (rows.length > REGISTER_MAX) throw new Refusal('too_large', M.tooManyRows);
  return rows.map(presentCertificate);
}
