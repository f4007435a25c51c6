import { z } from 'zod';
import { DayRange } from '../kernel/day-range.ts';
import { SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CancelCertificateBody, Certificate, IssueCertificateBody } from './certificate.ts';

/** Newest first, with the cancelled ones. */
export const listPatientCertificates = endpoint({
  method: 'GET',
  path: '/api/patients/:id/certificates',
  summary: 'The certificates of a patient',
  access: 'certificates.view',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  topics: ['patients'],
  replies: { 200: z.array(Certificate) },
});

/** The register: by number, with the cancelled ones. Returns 413 above 5,000. */
export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  summary: 'The register of certificates between two clinic days, both included',
  access: 'certificates.view',
  reads: 'list',
  query: DayRange,
  topics: ['patients'],
  replies: { 200: z.array(Certificate) },
});

/** By number, with the cancelled ones. */
export const exportCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates/export',
  summary: 'The register of certificates between two clinic days as an Excel file',
  access: 'certificates.view',
  reads: 'everyone',
  query: DayRange,
  ...SPREADSHEET,
});

/** In the name of the doctor who asks; the next number of the year. */
export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/patients/:id/certificates',
  summary: 'Issue a certificate',
  access: 'certificates.issue',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  body: IssueCertificateBody,
  idempotent: true,
  replies: { 201: Certificate },
});

/** Returns 403 for a certificate of another doctor, unless an admin asks, and 409 for a cancelled one. */
export const cancelCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:id/cancel',
  summary: 'Cancel a certificate, which stays in the register',
  access: 'certificates.cancel',
  undoes: true,
  reads: { patient: 'reply.patient_id' },
  params: z.object({ id: Id }),
  body: CancelCertificateBody,
  replies: { 200: Certificate },
});
