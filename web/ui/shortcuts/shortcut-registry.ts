import { matchesKeys, needsNoField } from './shortcut-keys.ts';

export interface Shortcut {
  /** `/`, `?`, `n`, `escape`, `mod+k` (Ctrl, or Command on a Mac), `alt+1`. */
  readonly keys: string;
  /** The description in the list under `?`. */
  readonly description: string;
  readonly onPress: () => void;
  /** The search that it leads to. */
  readonly search?: { readonly current: HTMLInputElement | null } | undefined;
  /** One of every page: another of the same keys wins, also when it was registered before. */
  readonly isGeneral?: boolean | undefined;
}

/** There is one keyboard, so there is one registry. */
let active: readonly Shortcut[] = [];
const watchers = new Set<() => void>();

/** Registers a shortcut until the returned function is called. The newest of the same keys wins. */
export function registerShortcut(shortcut: Shortcut): () => void {
  if (active.length === 0) document.addEventListener('keydown', onKeyDown);
  change(shortcut.isGeneral ? [shortcut, ...active] : [...active, shortcut]);
  return () => {
    change(active.filter((other) => other !== shortcut));
    if (active.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

export function activeShortcuts(): readonly Shortcut[] {
  return active;
}

/** Triggers a shortcut, for a button with the same action. */
export function pressShortcut(wanted: string): void {
  active.findLast(({ keys }) => keys === wanted)?.onPress();
}

export function watchShortcuts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: readonly Shortcut[]): void {
  active = next;
  for (const watcher of watchers) watcher();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  // A modal dialog blocks all shortcuts.
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
  const shortcut = active.findLast(({ keys }) => matchesKeys(keys, event));
  if (!shortcut) return;
  const isText = needsNoField(shortcut.keys) && isTyping(event.target);
  if (isText && !isAtSearch(shortcut, event.target)) return;
  event.preventDefault();
  // A key that is held acts once; the browser's own "print" or "save" must not follow either.
  if (!isText && !event.repeat) shortcut.onPress();
}

/** `/` in a search that is still empty leads to where the focus is; later it is text, as in a bill's number. */
function isAtSearch({ search }: Shortcut, target: EventTarget | null): boolean {
  return target === search?.current && search?.current?.value === '';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}
