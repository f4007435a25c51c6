import '#web/ui/row/row.css';
import { useSyncExternalStore } from 'react';

/** The critical results of a list's patients, as texts by the patient's id. */
let marks: ReadonlyMap<string, string> = new Map();
const watchers = new Set<() => void>();

/** Called by the one part that loads the results, so that the rows of a list load nothing. */
export function setCriticalMarks(next: ReadonlyMap<string, string>): void {
  marks = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The text of a patient's unacknowledged critical results, or undefined without any. */
function useCriticalMark(patientId: string): string | undefined {
  return useSyncExternalStore(watch, () => marks.get(patientId));
}

/** A red mark in the row of a patient with unacknowledged critical results (`CriticalWatch`). */
export function CriticalMark({ patientId }: { patientId: string }) {
  const text = useCriticalMark(patientId);
  if (text === undefined) return null;
  return <span className="ui-critical">{text}</span>;
}
