import type { DrugParts } from '../../medicines/drug-parts.ts';
import type { DrugForm } from '../../medicines/drug-words.ts';
import { agreement } from '../../medicines/strengths.ts';

/** A drug of the list with the parts of its name. */
export type Entry<T> = { readonly drug: T; readonly parts: DrugParts };

const SWALLOWED: ReadonlySet<DrugForm> = new Set([
  'tablet',
  'capsule',
  'liquid',
  'drops',
  'sachet',
]);
const isSwallowed = ({ form, site }: DrugParts) =>
  site === null && form !== null && SWALLOWED.has(form);

/** The possible entries, narrowed by the given details; none when a detail contradicts. */
export function narrow<T>(entries: readonly Entry<T>[], asked: DrugParts): readonly Entry<T>[] {
  const graded = entries.map((entry) => ({
    entry,
    grade: agreement(asked.strengths, entry.parts.strengths),
  }));
  const ofGrade = (wanted: string) =>
    graded.filter(({ grade }) => grade === wanted).map(({ entry }) => entry);
  const grades = [ofGrade('full'), ofGrade('part'), ofGrade('unsaid')];
  const agreed = grades.find((list) => list.length > 0) ?? [];
  const saysNoForm = asked.form === null && asked.site === null;
  // Without a written form, prefers an oral form if the list has one.
  const meant = saysNoForm ? preferring(agreed, isSwallowed) : agreed;
  const released = meant.filter(({ parts }) => parts.prolonged === asked.prolonged);
  if (released.length === 0) return [];
  // Prefers a plain tablet to a dispersible one, but keeps a syrup when there is no tablet.
  const isWanted = ({ parts }: Entry<T>) => parts.kind === asked.kind;
  return released.filter(
    (one) =>
      isWanted(one) ||
      !released.some((other) => other.parts.form === one.parts.form && isWanted(other)),
  );
}

function preferring<T>(entries: readonly Entry<T>[], isWanted: (parts: DrugParts) => boolean) {
  const wanted = entries.filter(({ parts }) => isWanted(parts));
  return wanted.length > 0 ? wanted : entries;
}
