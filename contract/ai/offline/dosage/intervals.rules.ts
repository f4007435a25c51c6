const NUMBER = String.raw`(?:\d{1,2}|one|two|three|half(?:\s+an?)?|½|1\/2)`;
const TIME = String.raw`(?:h|hrs?|hours?|hrly|hourly|min(?:ute)?s?|ghant[ea])`;
const INTERVAL = [
  String.raw`(?:${NUMBER}\s*-?\s*)?(?:hourly|hrly|ho?u?rl[yi])`,
  String.raw`q\.?\s*${NUMBER}\s*${TIME}`,
  String.raw`(?:every|per|each|har|\/)\s*(?:${NUMBER}\s*-?\s*)?${TIME}`,
  String.raw`(?:har\s+)?ghant[ea](?:\s+(?:har\s+)?ghant[ea])?`,
].join('|');
/** One dose follows another here, and is not repeated after a time. */
const UNREAD = new RegExp(String.raw`(?<![\p{L}\d/.-])(?:${INTERVAL})(?![\p{L}\d])`, 'iu');
const FIRST = new RegExp(String.raw`^(?:at\s+|at\s+an?\s+)?(?:${INTERVAL})(?![\p{L}\d])`, 'iu');
const REPEATED = /\b(?:repeat|rpt|after|gap|apart)\b/i;
/** The time between two doses, where nothing else says how often. */
const APART = new RegExp(
  String.raw`(?<!\p{L})(?:(?:after|gap(?:\s+of)?)\s+(?:every\s+)?${NUMBER}\s*-?\s*${TIME}|${NUMBER}\s*-?\s*${TIME}\s+(?:apart|gap|baad|interval))(?!\p{L})`,
  'iu',
);

/**
 * Whether an interval such as `hourly`, `q2h` or `every 5 hours` was not read as a frequency. Behind
 * one that was, it counts only where it begins a stretch: `tds, steam 2 hourly` is about the steam.
 */
export const hasUnreadInterval = (
  stretches: readonly string[],
  { hasFrequency }: { hasFrequency: boolean },
): boolean =>
  stretches.some((one) =>
    hasFrequency
      ? !REPEATED.test(one) && FIRST.test(one)
      : APART.test(one) || (!REPEATED.test(one) && UNREAD.test(one)),
  );

/** Whether a part begins with such an interval: behind an order, the drug's next course. */
export const beginsWithInterval = (part: string): boolean => FIRST.test(part);
