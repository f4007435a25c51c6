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
