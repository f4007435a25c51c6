import { useEffect } from 'react';
import { setCriticalMarks } from './critical-mark.tsx';
import { resultsText } from './critical-text.ts';
import { useCriticalReports } from './use-critical-reports.ts';

/** Loads the critical results for the marks in the rows of a list. */
export function CriticalWatch() {
  const { data } = useCriticalReports();
  useEffect(() => {
    const byPatient = Map.groupBy(data ?? [], ({ patient_id }) => patient_id);
    setCriticalMarks(
      new Map(
        [...byPatient].map(([patientId, reports]) => [
          patientId,
          `Critical: ${resultsText(reports.flatMap(({ results }) => results))}`,
        ]),
      ),
    );
  }, [data]);
  useEffect(() => () => setCriticalMarks(new Map()), []);
  return null;
}
