/** Phonetic spelling key: amoxycillin equals amoxicillin, sulphate equals sulfate. */
export function spellingKey(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ae|oe/g, 'e')
    .replaceAll('y', 'i')
    .replaceAll('ck', 'k')
    .replace(/([a-z])\1+/g, '$1');
}

/** The spelling key of a phrase, word by word. */
export function phraseKey(phrase: string): string {
  return phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(spellingKey)
    .join(' ');
}

/**
 * Whether two words are within `most` edits (insert, delete, replace, swap). Stops measuring beyond
 * that.
 */
export function isNear(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return false;
    beforeLast = last;
    last = current;
  }
  return (last[right.length] ?? most + 1) <= most;
}

/** Number of wrong letters that still make a word of this length a candidate. */
export function typosAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

const PACK =
  /\((?:strip|bottle|pack|vial|tube|ampoule|amp|sachet|box|jar|inhaler|pair|roll|piece|\d)[^)]*\)/g;

/** A name in lower case, without its pack and its signs. */
export function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('µ', 'u')
    .replaceAll('½', '0.5')
    .replace(PACK, ' ')
    .replace(/[()[\]{}'’"“”*®™]/g, ' ')
    .replace(/\b(\d+)\s*o\s*(?=mg)/g, '$1' + '0');
}

/** Splits a number off a name (`pan40`), except where it is part of the name: d3, b12, o2. */
export function unstuck(text: string): string {
  return text
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/(?<![\d.])(\d+(?:\.\d+)?)(?=(?:sr|xr|er|mr|cr|xl|dt|tab|cap)\b)/g, '$1 ');
}
