const last = new Map<string, Promise<unknown>>();

/**
 * Runs the jobs of one key one after another, whichever component of the tab began them. Resolves or
 * rejects as the job does; a job that fails does not keep the next one from running.
 */
export function inTurn<T>(key: string, job: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const own = before.then(job, job);
  last.set(key, own);
  const forget = (): void => {
    if (last.get(key) === own) last.delete(key);
  };
  void own.then(forget, forget);
  return own;
}
