/**
 * A random key, e.g. for `Idempotency-Key`. `crypto.randomUUID` exists only in a secure context, which a clinic's own
 * network without TLS is not; `crypto.getRandomValues` exists everywhere.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
