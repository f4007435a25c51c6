import {
  cancelCertificate as cancelEndpoint,
  exportCertificates,
  issueCertificate as issueEndpoint,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { route } from '../platform/http/route.ts';
import { cancelCertificate } from './cancel-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { readPatientCertificates, readRegister } from './read-certificates.ts';

export const certificateRoutes: readonly BoundRoute[] = [
  route(listPatientCertificates, readPatientCertificates),
  route(listCertificates, readRegister),
  exportRoute(exportCertificates, async ({ context }, { query: { startDate, endDate } }) => ({
    name: `Certificates ${startDate} to ${endDate}.xlsx`,
    module: new URL('./export-certificates.task.ts', import.meta.url),
    input: { startDate, endDate, timeZone: context.timeZone },
  })),
  route(issueEndpoint, issueCertificate),
  route(cancelEndpoint, cancelCertificate),
];
