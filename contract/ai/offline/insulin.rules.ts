import { splitLine } from './dosage/dosage.rules.ts';

/** An insulin order in units. */
export type InsulinDose = {
  readonly drug: string;
  readonly unitsPerDay: number;
  /** Injections a day. */
  readonly perDay: number;
  readonly days: number;
  /** The dose as written, with its unit in full: a handwritten or printed `10u` is read as 100. */
  readonly directions: string;
  /** Words behind the dose that are not directions. */
  readonly aside: string;
};

const UNIT = String.raw`(?:u|iu|units?)(?![\p{L}/])`;
const SLOTS = new RegExp(
  String.raw`(?<![\d./-])(\d{1,3})\s*-\s*(\d{1,3})\s*-\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*${UNIT}`,
  'iu',
);
const DOSES = new RegExp(String.raw`(?<![\d./-])(\d{1,3})\s*${UNIT}`, 'giu');
/** Between two doses, which are then not one day's. */
const CHANGES =
  /\b(?:then|increas\w*|decreas\w*|reduc\w*|titrat\w*|max\w*|up\s?to|by|if|or|sos|scale)\b/i;
/** More in one injection is a misreading. */
const UNITS_MOST = 100;
const DAYS_MOST = 184;

/** Whether a text gives a dose in units. */
export const isInUnits = (text: string): boolean => SLOTS.test(text) || text.search(DOSES) >= 0;

/**
 * Reads `Mixtard 30/70 20-0-10 units 30 days` and `Lantus 14 units hs 1 month`; null when a time of
 * the day or the days are missing.
 */
export function readInsulin(text: string): InsulinDose | null {
  const slots = SLOTS.exec(text);
  const doses = slots ? [] : [...text.matchAll(DOSES)];
  const at = slots?.index ?? doses[0]?.index;
  if (at === undefined) return null;
  const rest = text.slice(at);
  if (doses.length > 1 && CHANGES.test(rest)) return null;
  const { sig, aside } = splitLine(` ${rest.replace(SLOTS, ' ').replace(DOSES, ' ')}`);
  const each = slots
    ? slots.slice(1, 5).map((one = '0') => Number(one))
    : doses.map(([, one]) => Number(one));
  const taken = each.filter((units) => units > 0);
  // Several doses are one for each time of the day; a single one needs its frequency.
  const perDay = slots || doses.length > 1 ? taken.length : sig.perDay;
  if (perDay === null || perDay === 0 || sig.days === null || sig.days > DAYS_MOST) return null;
  // Words that are spread over the dose cannot be taken out of it.
  if (!rest.includes(aside)) return null;
  if (each.some((units) => units > UNITS_MOST)) return null;
  const sum = taken.reduce((total, units) => total + units, 0);
  return {
    drug: text.slice(0, at).trim(),
    unitsPerDay: slots || doses.length > 1 ? sum : sum * perDay,
    perDay,
    days: sig.days,
    directions: inUnits(rest.replace(aside, ' ').replace(/\s+/g, ' ').trim()),
    aside,
  };
}

const inUnits = (text: string) => text.replace(/(\d)\s*(?:u|iu)(?![\p{L}/])/giu, '$1 units');

/** Units in one vial, cartridge or pen, from its name; null when the name does not say it. */
export function unitsInPack(name: string): number | null {
  const [, strength] = /(\d+)\s*IU\s*\/\s*ml/i.exec(name) ?? [];
  const [, volume] =
    /(?<![\d/])\s(?:\()?(\d+(?:\.\d+)?)\s*ml\b/i.exec(name.replace(/IU\s*\/\s*ml/i, '')) ?? [];
  return strength && volume ? Number(strength) * Number(volume) : null;
}
