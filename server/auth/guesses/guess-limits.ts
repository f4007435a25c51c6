import { type AttemptLimit, onlyCounted, slowing } from './attempts.store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KEPT = { keptMs: 24 * HOUR };
/**
 * Ten wrong guesses in a row are free. The next one waits 15 minutes, then 30, then one hour each.
 */
const IN_A_ROW = 10;
const HELD = { firstMs: 15 * MINUTE, mostMs: HOUR, ...KEPT };
/** Each further guess waits longer, up to 15 minutes. */
const SLOWED = { firstMs: SECOND, mostMs: 15 * MINUTE };
const OF_AN_ACCOUNT_IN_A_NETWORK = 3;
const OF_A_NETWORK = 30;

/**
 * The source of a guess: a device on which the person has signed in, an open session of theirs, or
 * a stranger.
 */
export type Guesser =
  | { readonly by: 'device' | 'session'; readonly id: string }
  | { readonly by: 'stranger'; readonly network: string };

/** The limits that a guess must pass, and the keys under which it is counted. */
export type GuessLimits = {
  readonly limits: readonly AttemptLimit[];
  readonly counted: readonly AttemptLimit[];
  /** A right guess forgets the wrong ones under this key. */
  readonly own: AttemptLimit;
};

/**
 * The limits of a guess (`docs/decisions/055-guesses.md`). A known device and an open session each
 * have attempts of their own, which strangers cannot affect. Strangers share the account's
 * attempts. Where others can reach the server, each network is limited as well.
 */
export function guessLimits(
  account: string,
  guesser: Guesser,
  { byNetwork }: { byNetwork: boolean },
): GuessLimits {
  const ofAccount = slowing(IN_A_ROW, { kind: 'guess account', key: account, ...HELD });
  if (guesser.by !== 'stranger') {
    const own = slowing(IN_A_ROW, { kind: `guess ${guesser.by}`, key: guesser.id, ...HELD });
    return { limits: [own], counted: [ofAccount, own], own };
  }
  const { network } = guesser;
  const inNetwork = { kind: 'guess account network', key: `${account} ${network}` };
  const ofNetwork = { kind: 'guess network', key: network };
  const own = byNetwork
    ? slowing(OF_AN_ACCOUNT_IN_A_NETWORK, { ...inNetwork, ...SLOWED, ...KEPT })
    : onlyCounted({ ...inNetwork, ...KEPT });
  const limits = byNetwork
    ? [ofAccount, own, slowing(OF_A_NETWORK, { ...ofNetwork, ...SLOWED, keptMs: HOUR })]
    : [ofAccount, own];
  return { limits, counted: limits, own };
}
