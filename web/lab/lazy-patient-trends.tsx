import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** A patient's trends, loaded after what stands around them. */
export const LazyPatientTrends = lazyPart(() =>
  import('./patient-trends.tsx').then((module) => module.PatientTrends),
);
