import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { exportPatient } from './export-patient.ts';

export const fhirRoutes: readonly BoundRoute[] = [exportRoute(exportPatientFhir, exportPatient)];
