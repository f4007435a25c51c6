import { currentSession, watchSession } from '#web/lib/session/session.ts';

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'info';
  readonly message: string;
  /** Can be taken once: the message disappears with it. */
  readonly action?: ToastAction | undefined;
  /** Can be taken repeatedly: the message and its action stay. */
  readonly also?: ToastAction | undefined;
  /** Stays until it is closed or its action is taken. Errors always stay. */
  readonly stays: boolean;
  /** The subject of the action, for `withdrawToasts`. */
  readonly about?: string | undefined;
}

type ToastExtras = Partial<Pick<Toast, 'action' | 'also' | 'stays' | 'about'>>;

let shown: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

/** Results of actions whose place on the screen is gone or elsewhere. A form shows its own. */
export const toast = {
  success: (message: string, extras?: ToastExtras) => show('success', message, extras),
  info: (message: string, extras?: ToastExtras) => show('info', message, extras),
  error: (message: string, extras?: ToastExtras) =>
    show('error', message, { ...extras, stays: true }),
};

export function dismissToast(id: number): void {
  change(shown.filter((other) => other.id !== id));
}

/** Removes offers that were accepted or became obsolete elsewhere on the screen. */
export function withdrawToasts(about: string): void {
  change(shown.filter((other) => other.about !== about));
}

export function shownToasts(): readonly Toast[] {
  return shown;
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// A message may name a patient or a drug, and the next person at the PC is another one.
watchSession(() => {
  if (!currentSession()) change([]);
});

function show(
  tone: Toast['tone'],
  message: string,
  { action, also, stays = false, about }: ToastExtras = {},
) {
  lastId += 1;
  // The same text replaces the earlier message instead of adding one.
  const others = shown.filter((other) => other.message !== message);
  change([...others, { id: lastId, tone, message, action, also, stays, about }]);
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}
