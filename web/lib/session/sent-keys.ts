import { currentSession } from './session.ts';

const PREFIX = 'openopd.sent.';
/** Later, the same input is a new act. */
const KEPT_MS = 60 * 60_000;

/** The length and FNV-1a of a text: names a request. It can be guessed from, so nothing secret goes in. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${text.length}-${hash}`;
}

function prefixOfOwn(): string | null {
  const session = currentSession();
  return session && `${PREFIX}${session.user.id}.`;
}

function nameOf(request: string): string | null {
  const prefix = prefixOfOwn();
  return prefix && prefix + hashOf(request);
}

function storedKey(name: string): string | undefined {
  const [at, key] = (localStorage.getItem(name) ?? '').split(' ');
  return Date.now() - Number(at) < KEPT_MS ? key : undefined;
}

/** Removes the keys that `isDropped` names, and the expired ones of everybody who uses the device. */
function drop(isDropped: (name: string) => boolean): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(PREFIX)) continue;
    if (storedKey(name) === undefined || isDropped(name)) localStorage.removeItem(name);
  }
}

/** The key with which the signed-in person sent this request within the hour, if no reply came. */
export function readSentKey(request: string): string | undefined {
  const name = nameOf(request);
  return name === null ? undefined : storedKey(name);
}

/** Keeps the key of a request until its reply, through a reload and a killed browser. */
export function keepSentKey(request: string, key: string): void {
  const name = nameOf(request);
  if (name === null) return;
  drop(() => false);
  try {
    localStorage.setItem(name, `${Date.now()} ${key}`);
  } catch {
    // Without storage the key lives as long as the page.
  }
}

/** Called when the server has done or refused what was asked: the same input is a new act then. */
export function dropSentKey(request: string): void {
  const name = nameOf(request);
  if (name !== null) localStorage.removeItem(name);
}

/**
 * Called when something was taken back, such as a visit that was cancelled: what made it may be sent again on
 * purpose. Also called on logging out.
 */
export function dropSentKeys(): void {
  const own = prefixOfOwn();
  drop((name) => own !== null && name.startsWith(own));
}
