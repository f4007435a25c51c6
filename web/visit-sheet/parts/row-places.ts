import type { OrderLineDraft } from '#web/pharmacy/index.ts';

/** The drugs of the rows from top to bottom, with those that were removed. */
export type RowPlaces = readonly string[];

/** The places with the rows as they are now; a removed one keeps its place behind the row before it. */
export function placesWith(places: RowPlaces, lines: readonly OrderLineDraft[]): RowPlaces {
  const now = lines.map(({ drugId }) => drugId);
  return places.reduce<readonly string[]>((all, drugId, at) => {
    if (all.includes(drugId)) return all;
    const before = places.slice(0, at).findLast((one) => all.includes(one));
    return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, drugId);
  }, now);
}

/** The lines with one that comes back, in the place that it had among them. */
export function inItsPlace(
  lines: readonly OrderLineDraft[],
  line: OrderLineDraft,
  places: RowPlaces,
): OrderLineDraft[] {
  const all = placesWith(places, lines);
  const before = all.slice(0, Math.max(0, all.indexOf(line.drugId)));
  const at = lines.findLastIndex(({ drugId }) => before.includes(drugId)) + 1;
  return lines.toSpliced(at, 0, line);
}
