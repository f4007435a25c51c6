import type { Cell } from '../parse-sheet.ts';

/** A cell as text, with numbers written without digit groups. */
export function textOf(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null;
  // In Excel, an apostrophe at the start marks a cell as a text.
  return (
    String(cell)
      .trim()
      .replace(/^'(?=\S)(?!.*'$)/s, '') || null
  );
}

/** The code points of the digit 0 in the scripts of India, and of its full-width form. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

/** The text with digits of Indian scripts as 0 to 9, single spaces, and plain dashes and quotes. */
export function plainText(cell: Cell | undefined): string {
  return (textOf(cell) ?? '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((from) => code >= from && code < from + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’´`]/g, "'")
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
}

/** `-`, `NA`, `N/A`, `nil`, `none`, `not counted`, `.` and the like: a cell that is empty on purpose. */
export function isNothing(text: string): boolean {
  return /^(?:[-_.*/\\\s]*|n\.? ?[/.]? ?a\.?|nil|null|none|not applicable|not available|not (?:yet )?counted|blank|unknown|\?+|x{1,3})$/i.test(
    text,
  );
}
