/** A number and its unit, or the sign before a count. */
const TOGETHER = /(?<=\d) (?=(?:mg|mcg|g|kg|ml|l|iu|units?)\b|%)|(?<=[×x]) (?=\d)/giu;

/** A drug's name whose strength a line break never divides: `500 mg` and `× 30` stay whole. */
export function unbroken(name: string): string {
  return name.replace(TOGETHER, '\u00a0');
}
