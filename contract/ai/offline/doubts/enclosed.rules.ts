import { splitLine } from '../dosage/dosage.rules.ts';
import { spaced, wordsOf } from '../part-shapes.rules.ts';

const OPENS = /[([{"“]/;
const ENCLOSED = /\(([^()]+)\)|\[([^[\]]+)\]|\{([^{}]+)\}|["“]([^"“”]+)["”]/gu;

/**
 * The parts of brackets and quotation marks that hold an order as a whole: `(telma 40 od 30d)` is a remark, or a
 * quotation. Brackets about a part of an order stay: `dolo (paracetamol) 650 (1-0-1)`.
 */
export function enclosedIn(
  sentence: string,
  isMedicine: (word: string) => boolean,
): readonly string[] {
  if (!OPENS.test(sentence)) return [];
  return [...sentence.matchAll(ENCLOSED)].flatMap(([, ...inside]) => {
    const text = inside.find((one) => one !== undefined) ?? '';
    const { hasFrequency, sig } = splitLine(` ${spaced(text)}`);
    const isOrder = (hasFrequency || sig.days !== null) && wordsOf(text).some(isMedicine);
    return isOrder ? text.split(/[,;]/).map((part) => spaced(part)) : [];
  });
}

/** Whether a piece stands in such brackets. */
export const isEnclosed = (piece: string, enclosed: readonly string[]): boolean =>
  enclosed.some((one) => one !== '' && (one.includes(piece) || piece.includes(one)));
