let openId: string | null = null;
const watchers = new Set<() => void>();

function show(patientId: string | null): void {
  openId = patientId;
  for (const watcher of watchers) watcher();
}

/** Opens the edit form of a patient over any page. */
export function editPatient(patientId: string): void {
  show(patientId);
}

export function closeEditPatient(): void {
  show(null);
}

export function editedPatientId(): string | null {
  return openId;
}

export function watchEditPatient(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
