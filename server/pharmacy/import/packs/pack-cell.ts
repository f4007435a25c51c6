import { plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';

/** Words for pieces of a pack: they beat the oil, gel or powder that a name has as well. */
const PIECE =
  /\b(?:tab(?:let)?s?|cap(?:sule)?s?|soft ?gels?|rotacaps?|transcaps?|respules?|lozenges?|sachets?|pessar(?:y|ies)|suppositor(?:y|ies))\b/i;
/** Forms that are sold as one piece: a bare number is its millilitres, grams or puffs. */
const WHOLE =
  /\b(?:syr(?:up|p)?|sy|susp(?:ension)?|sol(?:ution|n)?|lotion|liquid|liq|drops?|cream|crm|oint(?:ment)?|spray|inhaler|shampoo|soap|tonic|elixir|linctus|expt|expectorant|mixture|serum|paint|paste|gargle|(?:mouth|face|body) ?wash|ml|gm|ltr)\b/i;
/** Forms that are sold as one piece or as a box of several. */
const EITHER =
  /\b(?:inj(?:ection)?|vials?|amp(?:oule)?s?|infusion|gel|powder|pwd|granules|oil)\b|\d ?%/i;

const MEASURE =
  /\d+(?:\.\d+)?\s*(?:ml|ltr|l|gms?|grams?|g|mg|kg|mcg|iu|doses?|mdi|puffs?|%)(?![a-z])/gi;
const CONTAINERS =
  /\b(?:strips?|str|stp|box(?:es)?|packs?|packets?|pkts?|blisters?|bottles?|jars?|of|per|in)\b/gi;
/** `10's`, `10S`, `15T`, `10 tab`, `20 nos`: the cell itself counts pieces. */
const COUNTED =
  /(?<=\d)\s*(?:['’]?s|t|c|tab(?:let)?s?|cap(?:sule)?s?|soft ?gels?|rotacaps?|nos?|pcs|pieces?|sachets?)\b/gi;
/** `10`, `1*10`, `10 x 1 x 10`. */
const SIZES = /^\d{1,4}(?:\s*[x×*]\s*\d{1,4})*$/i;

/** Hardly a strip has so many, but a bottle has as many millilitres. */
const MOST_IN_A_STRIP = 60;
/** Hardly a bottle or tube has fewer millilitres or grams. */
const LEAST_OF_A_MEASURE = 5;

type PackCells = {
  readonly name: string;
  readonly form: string | null | undefined;
  readonly unit: string | null | undefined;
};

/** The pieces of a pack; `unsure` where it may be another: strips in a box, or a bottle. */
export type PackSize = number | 'unsure';

const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const hasSeveral = (text: string) => numbersIn(text).some((size) => size > 1);

/** The pieces of a pack with this number, by what its drug is. A unit may be the one of every drug. */
function sizeOf(size: number, { name, form, unit }: PackCells): PackSize | null {
  const named = `${name} ${form ?? ''}`;
  const kind = `${named} ${unit ?? ''}`;
  if (PIECE.test(named)) return size > MOST_IN_A_STRIP ? 'unsure' : size;
  if (WHOLE.test(kind)) return size < LEAST_OF_A_MEASURE ? 'unsure' : null;
  return EITHER.test(kind) || size >= MOST_IN_A_STRIP ? 'unsure' : size;
}

/**
 * The pieces in the pack that a cell names: 15 of `15T` and of `1*15`. Null where it holds one piece or a
 * measure, and where the drug is counted in packs or is a liquid, cream or the like. Any other number
 * above 1 is `unsure`, so that no price is taken for what it is not.
 */
export function packSizeOf(cell: Cell | undefined, drug: PackCells): PackSize | null {
  if (/\b(?:strip|box|bottle|pack|packet|jar)s?$/i.test(drug.unit?.trim() ?? '')) return null;
  const text = plainText(cell);
  if (!hasSeveral(text)) return null;
  const unmeasured = text.replace(MEASURE, ' ');
  if (unmeasured !== text) return hasSeveral(unmeasured) ? 'unsure' : null;
  const words = text
    .replace(/[-_.,/()]+/g, ' ')
    .replace(CONTAINERS, ' ')
    .trim();
  const bare = words.replace(COUNTED, ' ').trim();
  const [size, ...others] = numbersIn(bare).filter((one) => one > 1);
  if (!SIZES.test(bare) || size === undefined || others.length > 0) return 'unsure';
  return bare === words ? sizeOf(size, drug) : size;
}
