import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { exportPatient } from './export-patient.ts';

export const fhirRoutes: readonly BoundRoute[] = [route(exportPatientFhir, exportPatient)];
