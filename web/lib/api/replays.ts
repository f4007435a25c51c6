let watcher = (): void => undefined;

/** Calls the watcher when a form that was sent before a reload turns out to have been saved then. */
export function watchReplays(next: () => void): void {
  watcher = next;
}

export const tellReplay = (): void => watcher();
