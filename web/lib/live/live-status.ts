import { useSyncExternalStore } from 'react';
import { sayConnection } from './connection.ts';

/** `live`: events arrive. `offline`: no response for a while. */
export type LiveStatus = 'live' | 'reconnecting' | 'offline';

let status: LiveStatus = 'reconnecting';
const watchers = new Set<() => void>();

export function setLiveStatus(next: LiveStatus): void {
  if (next === status) return;
  status = next;
  for (const watcher of watchers) watcher();
  sayConnection(next === 'live' ? 'online' : 'offline');
}

export function liveStatus(): LiveStatus {
  return status;
}

/** Calls the watcher after each change. Returns a function that stops it. */
export function watchLiveStatus(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(watchLiveStatus, liveStatus);
}
