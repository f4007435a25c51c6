import { isIPv4 } from 'node:net';

/** The doors that a newcomer needs open and that a server on a network keeps shut (`docs/decisions/051-doors.md`). */
export type Doors = {
  /** People of other machines may reach this server. */
  readonly reachable: boolean;
  /** Why it counts as reachable: the setting that says so. */
  readonly because: string | undefined;
  /** `invited`: after the first clinic, only with an invitation of the superadmin. */
  readonly registration: 'open' | 'invited';
  /** Address for links that leave the server, without a slash at its end. */
  readonly publicUrl: string | undefined;
};

/** As tests and a newcomer's own machine have them. */
export const OPEN_DOORS: Doors = {
  reachable: false,
  because: undefined,
  registration: 'open',
  publicUrl: undefined,
};

/** Whether an address to listen on can only be reached from this machine. */
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
};

/** The setting by which people of other machines reach the server, if there is one. */
function reachableBy({ HOST, TRUST_PROXY, PUBLIC_URL, NODE_ENV }: Settings): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  if (TRUST_PROXY === 'true') return 'TRUST_PROXY';
  if (PUBLIC_URL !== undefined) return 'PUBLIC_URL';
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  return undefined;
}

/** One rule for all doors: open where only this machine can reach the server, else by a setting. */
export function doorsOf(settings: Settings): Doors {
  const because = reachableBy(settings);
  const reachable = because !== undefined;
  return {
    reachable,
    because,
    registration: settings.REGISTRATION ?? (reachable ? 'invited' : 'open'),
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
  };
}
