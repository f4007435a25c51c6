import { plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';

/** `10`, `15T`, `10's`, `strip of 15`, `10 tabs`. */
const ONE =
  /^(?:(?:strip|box|pack|packet|blister|bottle|jar)s?\s+of\s+)?(\d{1,4})\s*(?:['’]?s|t|c|tab(?:let)?s?|cap(?:sule)?s?|nos?|pcs|pieces?|sachets?)?\.?$/i;
/** `1*10`, `10x10`, `10 x 1 x 10`. */
const TIMES = /^\d{1,4}(?:\s*[x×*]\s*\d{1,4})+(?:\s*(?:['’]?s|tab(?:let)?s?|cap(?:sule)?s?))?$/i;
/** Forms that are sold as one piece, whatever their pack counts. */
const WHOLE =
  /\b(?:syr(?:up|p)?|sy|susp(?:ension)?|sol(?:ution|n)?|lotion|liquid|liq|drops?|inj(?:ection)?|vials?|amp(?:oule)?s?|cream|crm|oint(?:ment)?|gel|spray|inhaler|rotacaps?|powder|pwd|shampoo|soap|oil|tonic|elixir|mouth ?wash|ml|gm|ltr)\b/i;

type PackCells = {
  readonly name: string;
  readonly form: string | null | undefined;
  readonly unit: string | null | undefined;
};

/** The pieces of a pack; `unsure` for strips in a box: the price is for a strip or for the box. */
export type PackSize = number | 'unsure';

/**
 * The pieces in the pack that a cell names: 15 of `15T` and of `1*15`. Null where it holds one piece,
 * a measure or other text, and where the drug is counted in packs or is a liquid, cream or the like.
 */
export function packSizeOf(
  cell: Cell | undefined,
  { name, form, unit }: PackCells,
): PackSize | null {
  const text = plainText(cell);
  if (/\b(?:strip|box|bottle|pack|packet|jar)s?$/i.test(unit?.trim() ?? '')) return null;
  if (WHOLE.test(`${name} ${form ?? ''} ${unit ?? ''}`)) return null;
  if (TIMES.test(text)) {
    const sizes = (text.match(/\d+/g) ?? []).map(Number).filter((size) => size > 1);
    return sizes.length > 1 ? 'unsure' : (sizes[0] ?? null);
  }
  const pieces = Number(ONE.exec(text)?.[1] ?? 1);
  return pieces > 1 ? pieces : null;
}
