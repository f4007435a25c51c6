import { z } from 'zod';
import { DownloadedFile } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';

/** One patient's record as a FHIR R4 Bundle, for another system or the patient. */
export const exportPatientFhir = endpoint({
  method: 'GET',
  path: '/api/patients/:id/fhir',
  summary: 'The patient’s record as a FHIR R4 bundle',
  access: 'privacy.copy-record',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  download: 'application/fhir+json',
  replies: { 200: DownloadedFile },
});
