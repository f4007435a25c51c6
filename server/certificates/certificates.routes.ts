import {
  cancelCertificate as cancelEndpoint,
  issueCertificate as issueEndpoint,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { cancelCertificate } from './cancel-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { readPatientCertificates, readRegister } from './read-certificates.ts';

export const certificateRoutes: readonly BoundRoute[] = [
  route(listPatientCertificates, readPatientCertificates),
  route(listCertificates, readRegister),
  route(issueEndpoint, issueCertificate),
  route(cancelEndpoint, cancelCertificate),
];
