/** Kept after the session ends: it shows the server that people have signed in here before. */
const KEY = 'deviceToken';

export function deviceToken(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function keepDeviceToken(token: string): void {
  localStorage.setItem(KEY, token);
}
