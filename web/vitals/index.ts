export { PatientVitals } from './patient-vitals.tsx';
export { forgetVitals, SAVED_BY_ENTER, typedReadings } from './typed-vitals.ts';
export { useVisitVitals } from './use-visit-vitals.ts';
export { VitalsFacts } from './vitals-facts.tsx';
export { VitalsPart } from './vitals-part.tsx';
