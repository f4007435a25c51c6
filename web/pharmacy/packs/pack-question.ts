import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { IMPORT_PERS, type ImportPer, type PacksInFile } from '#contract/pharmacy/drug-import.ts';
import type { RaisedQuestion } from '#web/ui/import/use-import-file.ts';

/** The answer to the question of packs, as the body has it. */
export const perOf = (detail: string | null): ImportPer | undefined =>
  IMPORT_PERS.find((per) => per === detail);

const piecesOf = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** The warning about prices of packs that would be imported for a piece, or null. */
export function pieceWarning(packs: PacksInFile | undefined, per: string | null): string | null {
  if (!packs || per !== 'piece') return null;
  const { rows, example } = packs;
  const counted = rows === 1 ? '1 row has a pack' : `${rows} rows have a pack`;
  return `${counted} and a price for one piece: ${formatMoney(example.price)} for one piece of ${example.name} (pack ${example.pack}).`;
}

/** Asks what the prices of a file with packs are for, with a row of the file as the example. */
export function packQuestion(
  packs: PacksInFile | undefined,
  { hasQuantity }: { hasQuantity: boolean },
): RaisedQuestion | null {
  if (!packs) return null;
  const { name, pack, price, quantity, pieces, in_packs: saysPacks = false } = packs.example;
  const each = pieces === null ? '' : `: ${formatMoney(paise(Math.floor(price / pieces)))} a piece`;
  const counted =
    pieces === null || quantity === null
      ? ''
      : `, ${quantity === 1 ? '1 pack' : `${quantity} packs`} = ${piecesOf(quantity * pieces)}`;
  const loose = !hasQuantity || quantity === null ? '' : `, ${piecesOf(quantity)}`;
  const options: { value: ImportPer; label: string }[] = [
    { value: 'piece', label: `One piece: ${formatMoney(price)} a piece${loose}` },
    ...(hasQuantity
      ? [
          {
            value: 'pack' as const,
            label: `A pack, and the quantities are packs${each}${counted}`,
          },
          {
            value: 'price-of-pack' as const,
            label: `A pack, but the quantities are pieces${each}${pieces === null ? '' : saysPacks ? counted : loose}`,
          },
        ]
      : [{ value: 'price-of-pack' as const, label: `A pack${each}` }]),
  ];
  const likely = hasQuantity ? 'pack' : 'price-of-pack';
  // The clinic's own prices are stronger evidence than an answer about an older file.
  const preset: ImportPer = packs.likely_packs ? likely : (packs.answered ?? 'piece');
  return {
    label: `What are the prices for? ${name}, pack ${pack}, has ${formatMoney(price)}`,
    options: options.map(({ value, label }) => ({
      value,
      label: value === packs.answered ? `${label} (as last time)` : label,
    })),
    preset,
    ...(preset !== 'piece' && { isLikely: true }),
  };
}
