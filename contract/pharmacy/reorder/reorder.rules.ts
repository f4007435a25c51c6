import { countText } from '../../kernel/numbers/count-text.ts';

/** Words of a container that holds several pieces. */
const CONTAINERS = ['strip', 'box', 'bottle', 'pack', 'packet', 'jar', 'blister', 'carton'];
const OF = new RegExp(`^(?:${CONTAINERS.join('|')})s?\\s+of\\s+(\\d+)\\b`, 'i');
const TIMES = /^(\d+)\s*[x×*]\s*(\d+)(?:\s*(?:['’]s|tab(?:let)?s?|cap(?:sule)?s?))?$/i;
const COUNTED = /^(\d+)\s*(?:['’]?s|tab(?:let)?s?|cap(?:sule)?s?|pieces?|pcs|sachets?)$/i;

/**
 * The pieces in a pack: 15 of `strip of 15`, 100 of `10×10`. Null where the pack holds one piece, a
 * measure (`100 ml`) or unknown text, and where the drug is itself counted in containers.
 */
export function piecesInPack({
  pack,
  unit,
}: {
  readonly pack: string | null;
  readonly unit: string | null;
}): number | null {
  const text = pack?.trim() ?? '';
  const counted = unit?.trim().toLowerCase().replace(/s$/, '') ?? '';
  if (CONTAINERS.includes(counted)) return null;
  const times = TIMES.exec(text);
  const one = OF.exec(text) ?? COUNTED.exec(text);
  const pieces = times ? Number(times[1]) * Number(times[2]) : Number(one?.[1] ?? 1);
  return Number.isSafeInteger(pieces) && pieces > 1 ? pieces : null;
}

const PIECES =
  /(?:tablet|capsule|tube|bottle|vial|ampoule|strip|sachet|piece|inhaler|syringe|pen|jar|pack|packet|cartridge|roll)$/i;
const WITH_ES = /(?:box|patch)$/i;

/** A quantity with its unit: `1 tube`, `39 tubes`. Measures and unknown units stay as they are. */
export function quantityOf(pieces: number, unit: string | null): string {
  const word = unit?.trim() ?? '';
  const count = countText(pieces);
  if (word === '') return count;
  if (pieces === 1) return `${count} ${word}`;
  if (WITH_ES.test(word)) return `${count} ${word}es`;
  return `${count} ${PIECES.test(word) ? `${word}s` : word}`;
}

export type Demand = {
  /** Pieces sold in `days`, less what came back. */
  readonly sold: number;
  readonly days: number;
  /** Pieces that can be sold: without expired ones. */
  readonly stock: number;
  /** The days that the stock should last. */
  readonly cover: number;
  readonly perPack: number | null;
};

/**
 * Suggests what to order so that the stock lasts `cover` days at the rate of the last `days`, in
 * whole packs where the pack is known. `daysLeft` is rounded down; null: nothing was sold.
 */
export function reorderOf({ sold, days, stock, cover, perPack }: Demand) {
  const rate = Math.max(0, sold);
  const daysLeft = rate === 0 ? null : Math.floor((stock * days) / rate);
  const missing = Math.max(0, Math.ceil((rate * cover) / days) - stock);
  const packs = perPack === null ? null : Math.ceil(missing / perPack);
  return { daysLeft, packs, pieces: packs === null ? missing : packs * (perPack ?? 1) };
}
