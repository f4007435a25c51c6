/** An amount, with its currency before it. */
const AMOUNT = /^((?:₹|rs\.?|inr)? ?-?)(\d[\d.,]*)$/i;
/** `1,85`, `4.310,00`. */
const COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/;
/** `4.310`: digit groups, where commas are decimal. */
const GROUPS = /^\d{1,3}(?:\.\d{3})+$/;
/** `1.85`, `1,200`, `1,00,000`: figures as India writes them. */
const POINT = /^[\d,]*\.\d{1,2}$|,\d{3}/;
/** Fewer could be anything else, such as two sizes. */
const CELLS_MIN = 3;

const digitsOf = (text: string) => AMOUNT.exec(text)?.[2] ?? '';

/**
 * The cells of a text whose fields are parted by semicolons, with a decimal point for each decimal
 * comma. A text with one figure of the other kind is left as it is, because `1,200` could be both.
 */
export function withDecimalPoints<Cell>(rows: (Cell | string)[][]): (Cell | string)[][] {
  let commas = 0;
  for (const row of rows) {
    for (const cell of row) {
      const digits = typeof cell === 'string' ? digitsOf(cell) : '';
      if (COMMA.test(digits)) commas += 1;
      else if (POINT.test(digits)) return rows;
    }
  }
  if (commas < CELLS_MIN) return rows;
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? pointed(cell) : cell)));
}

function pointed(text: string): string {
  const digits = digitsOf(text);
  if (!(COMMA.test(digits) || GROUPS.test(digits))) return text;
  return text.replace(digits, digits.replaceAll('.', '').replace(',', '.'));
}
