import type { Sig } from './dosage.rules.ts';

/** Number of bottles or inhalers for a course; 1 when it cannot be computed. */
export function packsOf(name: string, { millilitres, puffs, perDay, days }: Sig): number {
  const [, doses] = /\((\d+)\s*doses?\)/i.exec(name) ?? [];
  if (doses && puffs !== null && perDay !== null && days !== null) {
    return Math.max(1, Math.ceil((puffs * perDay * days) / Number(doses)));
  }
  const [, pack] = /(\d+)\s*ml\b(?!.*\d\s*ml\b)/i.exec(name.replace(/\/\s*\d*\s*ml/gi, '')) ?? [];
  if (!pack || millilitres === null || perDay === null || days === null) return 1;
  return Math.max(1, Math.ceil((millilitres * perDay * days) / Number(pack)));
}
