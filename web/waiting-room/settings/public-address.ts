/** A name of this machine that no other one can open. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The whole address of a public page: at the configured address of the server, else at the one that
 * this browser uses; null when only this machine could open it.
 */
export function publicAddress(path: string, publicUrl: string | null): string | null {
  if (publicUrl) return publicUrl + path;
  const { hostname, origin } = window.location;
  return OWN_NAMES.has(hostname) ? null : origin + path;
}
