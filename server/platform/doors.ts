import { isIPv4 } from 'node:net';

/**
 * Settings that are open for a newcomer and closed on a server that others can reach
 * (`docs/decisions/051-doors.md`).
 */
export type Doors = {
  /** Whether other machines can reach this server. */
  readonly reachable: boolean;
  /** The setting that makes the server count as reachable. */
  readonly because: string | undefined;
  /** `invited`: after the first clinic, only with a superadmin's invitation. */
  readonly registration: 'open' | 'invited';
  /** Whether superadmins must set up a second factor before anything else. */
  readonly superadminFactor: boolean;
  /** The base of absolute links, without a trailing slash. */
  readonly publicUrl: string | undefined;
};

/** The defaults for tests and for a server on loopback. */
export const OPEN_DOORS: Doors = {
  reachable: false,
  because: undefined,
  registration: 'open',
  superadminFactor: false,
  publicUrl: undefined,
};

/** Whether only this machine can reach a listen address. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

type Settings = {
  readonly HOST: string;
  readonly TRUST_PROXY: 'true' | 'false';
  readonly PUBLIC_URL?: string | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly REGISTRATION?: 'open' | 'invited' | undefined;
  readonly SUPERADMIN_SECOND_FACTOR?: 'optional' | 'required' | undefined;
};

/** The setting through which other machines reach the server, if any. */
function reachableBy({ HOST, TRUST_PROXY, PUBLIC_URL, NODE_ENV }: Settings): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  if (TRUST_PROXY === 'true') return 'TRUST_PROXY';
  if (PUBLIC_URL !== undefined) return 'PUBLIC_URL';
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  return undefined;
}

/** One rule for all doors: open when only this machine can reach the server, else by a setting. */
export function doorsOf(settings: Settings): Doors {
  const because = reachableBy(settings);
  const reachable = because !== undefined;
  return {
    reachable,
    because,
    registration: settings.REGISTRATION ?? (reachable ? 'invited' : 'open'),
    superadminFactor: settings.SUPERADMIN_SECOND_FACTOR === 'required',
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
  };
}
