import { type AttemptLimit, onlyCounted, slowing } from './attempts.store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KEPT = { keptMs: 24 * HOUR };
/** Ten wrong guesses in a row, then one more after 15 minutes, after 30, and one an hour. */
const IN_A_ROW = 10;
const HELD = { firstMs: 15 * MINUTE, mostMs: HOUR, ...KEPT };
/** Slower with each further guess, down to one in 15 minutes. */
const SLOWED = { firstMs: SECOND, mostMs: 15 * MINUTE };
const OF_AN_ACCOUNT_IN_A_NETWORK = 3;
const OF_A_NETWORK = 30;

/** Who guesses at an account: a device where its person has signed in, their open session, or a stranger. */
export type Guesser =
  | { readonly by: 'device' | 'session'; readonly id: string }
  | { readonly by: 'stranger'; readonly network: string };

/** What a guess is held to, and what it is counted under besides. */
export type GuessLimits = {
  readonly limits: readonly AttemptLimit[];
  readonly counted: readonly AttemptLimit[];
  /** Under this key a right guess takes the wrong ones of the same guesser back. */
  readonly own: AttemptLimit;
};

/**
 * The limits of a guess (`docs/decisions/055-guesses.md`). A known device and an open session have a counter
 * of their own, which strangers do not touch. Strangers share the account's; by network they are slowed
 * where others can reach the server.
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
