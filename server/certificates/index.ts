export { certificateRoutes } from './certificates.routes.ts';
export { readPatientCertificates } from './read-certificates.ts';
