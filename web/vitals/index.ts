export { PatientVitals } from './patient-vitals.tsx';
export { useVisitVitals } from './use-visit-vitals.ts';
export { VitalsFacts } from './vitals-facts.tsx';
export { VitalsPart } from './vitals-part.tsx';
