import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { IMPORT_PERS, type ImportPer, type PacksInFile } from '#contract/pharmacy/drug-import.ts';
import type { ImportQuestion } from '#web/ui/import/use-import-file.ts';

/** The answer to the question of packs, as the body has it. */
export const perOf = (detail: string | null): ImportPer | undefined =>
  IMPORT_PERS.find((per) => per === detail);

/** Asks what the prices of a file with packs are for, with a row of the file as the example. */
export function packQuestion(
  packs: PacksInFile | undefined,
  { hasQuantity }: { hasQuantity: boolean },
): ImportQuestion | null {
  if (!packs) return null;
  const { name, pack, price, quantity, pieces } = packs.example;
  const each = pieces === null ? '' : `: ${formatMoney(paise(Math.floor(price / pieces)))} a piece`;
  const counted =
    pieces === null || quantity === null
      ? ''
      : `, ${quantity === 1 ? '1 pack' : `${quantity} packs`} = ${quantity * pieces} pieces`;
  const options: { value: ImportPer; label: string }[] = [
    { value: 'piece', label: `One piece: ${formatMoney(price)} a piece` },
    ...(hasQuantity
      ? [
          {
            value: 'pack' as const,
            label: `A pack, and the quantities are packs${each}${counted}`,
          },
          {
            value: 'price-of-pack' as const,
            label: `A pack, but the quantities are pieces${each}`,
          },
        ]
      : [{ value: 'price-of-pack' as const, label: `A pack${each}` }]),
  ];
  return {
    label: `What are the prices for? ${name}, pack ${pack}, has ${formatMoney(price)}`,
    options,
    missing: M.perRequired,
  };
}
