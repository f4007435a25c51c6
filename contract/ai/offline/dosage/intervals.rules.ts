const NUMBER = String.raw`(?:\d{1,2}|one|two|three|half(?:\s+an?)?|½|1\/2)`;
const TIME = String.raw`(?:h|hrs?|hours?|hrly|hourly|min(?:ute)?s?|ghant[ea])`;
const INTERVAL = [
  String.raw`(?:${NUMBER}\s*-?\s*)?(?:hourly|hrly|ho?u?rl[yi])`,
  String.raw`q\.?\s*${NUMBER}\s*${TIME}`,
  String.raw`(?:every|per|each|har|\/)\s*(?:${NUMBER}\s*-?\s*)?${TIME}`,
  String.raw`(?:har\s+)?ghant[ea](?:\s+(?:har\s+)?ghant[ea])?`,
].join('|');
/** Where one dose follows another, not where it is repeated after a time. */
const UNREAD = new RegExp(String.raw`(?<![\p{L}\d/.-])(?:${INTERVAL})(?![\p{L}\d])`, 'iu');
const FIRST = new RegExp(String.raw`^(?:at\s+|at\s+an?\s+)?(?:${INTERVAL})(?![\p{L}\d])`, 'iu');
const REPEATED = /\b(?:repeat|rpt|after|gap|apart)\b/i;

/**
 * Whether an interval such as `hourly`, `q2h` or `every 5 hours` was not read as a frequency. Behind
 * one that was, it counts only where it begins a stretch: `tds, steam 2 hourly` is about the steam.
 */
export const hasUnreadInterval = (
  stretches: readonly string[],
  { hasFrequency }: { hasFrequency: boolean },
): boolean =>
  stretches.some(
    (one) => !REPEATED.test(one) && (hasFrequency ? FIRST.test(one) : UNREAD.test(one)),
  );
