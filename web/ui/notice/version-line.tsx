import './version-line.css';
import { useSyncExternalStore } from 'react';
import { RowButton, RowIcon } from '../row/row-button.tsx';
import { IconX } from '../theme/icons.ts';

let reload: (() => void) | null = null;
const watchers = new Set<() => void>();

function set(next: (() => void) | null): void {
  reload = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Offers to reload the page with a new version of the application. */
export function offerVersion(onReload: () => void): void {
  set(onReload);
}

/** The offer of a new version, below the page: it may stay for hours, so it covers nothing. */
export function VersionLine() {
  const onReload = useSyncExternalStore(watch, () => reload);
  return (
    <div aria-live="polite" className="ui-version-live">
      {onReload && (
        <div className="ui-version">
          A new version is ready.
          <RowButton onClick={onReload}>Reload</RowButton>
          <RowIcon icon={IconX} aria-label="Dismiss" onClick={() => set(null)} />
        </div>
      )}
    </div>
  );
}
