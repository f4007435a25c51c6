import { z } from 'zod';
import { isPlainText } from '#contract/kernel/fields.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { HeldRow, VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { draftOf, OrderLineDraft, orderInput } from '#web/pharmacy/index.ts';

const Test = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int().transform(paise),
  ai_run_id: z.string().nullable(),
});

/** The editable content of a sheet. */
export const SheetDraft = z.object({
  diagnoses: z.array(z.string()),
  advice: z.string(),
  followUpOn: z.string().nullable(),
  lines: z.array(OrderLineDraft),
  /** Drugs from outside, one per line. */
  outside: z.string(),
  /** Tests that are done elsewhere, one per line; a draft of an older version has none. */
  outsideTests: z.string().default(''),
  tests: z.array(Test),
});
export type SheetDraft = z.output<typeof SheetDraft>;

/** The text for outside that a warning keeps out of the order is a row with the id of the visit. */
const isOutside = ({ visitId }: VisitSheet, row: HeldRow): boolean => row.id === visitId;

/** Whether the draft's text for outside is the one that the server holds back. */
export const isOutsideHeld = (sheet: VisitSheet, { outside }: SheetDraft): boolean =>
  sheet.held.some((row) => isOutside(sheet, row) && row.typed === outside);

function heldLine({ typed, item }: HeldRow): OrderLineDraft[] {
  if (!item) return [];
  return [
    {
      // The price is today's, from the catalogue.
      price: paise(0),
      isProposed: false,
      drugId: item.drug_id,
      name: typed,
      perDay: textOf(item.tabletsPerDay),
      days: textOf(item.numberOfDays),
      quantity: textOf(item.quantity),
      directions: item.directions_to_use ?? '',
      ...(item.daysAssumed && { daysAssumed: true }),
      byHand: isByHand(item),
    },
  ];
}

/** A number that is not typed yet stays blank, and its row is not ordered. */
const textOf = (value: number | null) => (value === null ? '' : String(value));

function isByHand({ byHand, ...numbers }: NonNullable<HeldRow['item']>): boolean {
  const { quantity, tabletsPerDay, numberOfDays } = numbers;
  if (byHand !== undefined) return byHand;
  if (quantity === null || tabletsPerDay === null || numberOfDays === null) return false;
  return quantity !== tabletsPerDay * numberOfDays;
}

/** The content of a sheet as the server has it. */
export function draftOfSheet(sheet: VisitSheet): SheetDraft {
  const order = openPrescription(sheet);
  const ordered = order ? draftOf(order) : { lines: [], prescription: '' };
  const isOrdered = new Set(ordered.lines.map(({ drugId }) => drugId));
  const held = sheet.held.flatMap(heldLine).filter(({ drugId }) => !isOrdered.has(drugId));
  const outside = sheet.held.find((row) => isOutside(sheet, row))?.typed;
  return {
    diagnoses: sheet.diagnoses,
    advice: sheet.advice,
    followUpOn: sheet.followUpOn,
    lines: [...ordered.lines, ...held],
    outside: outside ?? ordered.prescription,
    outsideTests: sheet.outsideTests,
    tests: (openLabOrder(sheet)?.tests ?? []).map(({ id, name, price, ai_run_id }) => ({
      ...{ id, name, price, ai_run_id },
    })),
  };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether two drafts order and print the same; the price of a row is the catalogue's. */
export const isSameSheet = (one: SheetDraft, other: SheetDraft): boolean =>
  isSame(comparable(one), comparable(other));

const comparable = (draft: SheetDraft) => ({
  ...draft,
  lines: draft.lines.map((line) => [
    ...[line.drugId, line.name, line.perDay, line.days, line.quantity],
    ...[line.directions, line.byHand, line.daysAssumed ?? false],
  ]),
  tests: draft.tests.map(({ id }) => id),
});

/** The rows that the order can take now, and the reasons for overriding its warnings. */
export type Readiness = {
  readonly isReady: (line: OrderLineDraft) => boolean;
  /** Whether the text for outside may be ordered. */
  readonly isOutsideReady: boolean;
  readonly reasons: readonly OverrideReason[];
  /** Whether the person may write prescriptions; without it, their rows stay as they are. */
  readonly mayPrescribe: boolean;
};

function heldOf(sheet: VisitSheet, draft: SheetDraft, { isReady, isOutsideReady }: Readiness) {
  const lines = draft.lines.filter((line) => !isReady(line));
  const rows = lines.map((line) => ({
    ...{ id: line.drugId, kind: 'drug' as const, typed: line.name },
    item: heldItem(line),
  }));
  if (isOutsideReady || draft.outside.trim() === '') return rows;
  return [...rows, { id: sheet.visitId, kind: 'drug' as const, typed: draft.outside, item: null }];
}

/** Numbers that are not finished yet are kept as null, so that neither the row is lost nor a number invented. */
function heldItem(line: OrderLineDraft) {
  const [item] = orderInput({ lines: [line], prescription: '' }).items;
  if (!item) return null;
  const from1 = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most ? value : null;
  const numbers = {
    quantity: from1(item.quantity, 10_000),
    tabletsPerDay: from1(item.tabletsPerDay, 100),
    numberOfDays: from1(item.numberOfDays, 3_650),
  };
  const isUnfinished = Object.values(numbers).includes(null);
  return { ...item, ...numbers, ...(isUnfinished && line.byHand && { byHand: true }) };
}

/** The body of the save that brings the server to this draft; null when nothing is left to save. */
export function bodyOf(sheet: VisitSheet, draft: SheetDraft, readiness: Readiness) {
  const { isReady, isOutsideReady, reasons, mayPrescribe } = readiness;
  const order = openPrescription(sheet);
  const before = order ? draftOf(order) : { lines: [], prescription: '' };
  const lines = draft.lines.filter(isReady);
  const prescription = isOutsideReady ? draft.outside.trim() : '';
  const wanted = orderInput({ lines, prescription });
  const isOther = !isSame(
    wanted,
    orderInput({ lines: before.lines, prescription: before.prescription }),
  );
  const given = order?.overrides.map(({ warning, reason }) => ({ warning, reason })) ?? [];
  const isReasoned = reasons.some((one) => !given.some((known) => isSame(known, one)));
  const lab = openLabOrder(sheet);
  const ids = (tests: readonly { id: string }[]) => tests.map(({ id }) => id);
  const held = heldOf(sheet, draft, readiness);
  const heldBefore = sheet.held.map(({ id, kind, typed, item }) => ({
    ...{ id, kind, typed },
    item: heldLine({ id, kind, typed, item }).map(heldItem)[0] ?? null,
  }));
  const parts = {
    ...(!isSame(draft.diagnoses, sheet.diagnoses) && { diagnoses: draft.diagnoses }),
    ...(draft.advice !== sheet.advice && isPlainText(draft.advice) && { advice: draft.advice }),
    ...(draft.followUpOn !== sheet.followUpOn && { followUpOn: draft.followUpOn }),
    ...(draft.outsideTests !== sheet.outsideTests &&
      isPlainText(draft.outsideTests) && { outsideTests: draft.outsideTests }),
    ...(mayPrescribe && !isSame(held, heldBefore) && { held }),
    ...(mayPrescribe &&
      (isOther || isReasoned) && {
        prescriptions: [
          {
            orderId: order?.id ?? null,
            ...(order && { updatedAt: order.updatedAt }),
            items: wanted.items,
            prescription,
            override_reasons: [...reasons],
          },
        ],
      }),
    ...(!isSame(ids(draft.tests), ids(lab?.tests ?? [])) && {
      tests: [{ orderId: lab?.id ?? null, tests: draft.tests.map(({ id }) => ({ id })) }],
    }),
  };
  return Object.keys(parts).length === 0 ? null : { ...parts, version: sheet.version };
}

/** Merges lists: mine, plus the rows of theirs that are new since `base`. */
function mergeList<T>(
  lists: Record<'base' | 'mine' | 'theirs', readonly T[]>,
  keyOf: (row: T) => string,
) {
  const { base, mine, theirs } = lists;
  const known = new Set([...base, ...mine].map(keyOf));
  const theirKeys = new Set(theirs.map(keyOf));
  const baseRows = new Map(base.map((row) => [keyOf(row), row]));
  const theirRows = new Map(theirs.map((row) => [keyOf(row), row]));
  const kept = mine.flatMap((row) => {
    const before = baseRows.get(keyOf(row));
    const isMine = !before || !isSame(before, row);
    if (!theirKeys.has(keyOf(row))) return isMine ? [row] : [];
    return [isMine ? row : (theirRows.get(keyOf(row)) ?? row)];
  });
  return [...kept, ...theirs.filter((row) => !known.has(keyOf(row)))];
}

/** A draft begun on `base`, on top of a newer version: no row of either side is lost. */
export function mergeDrafts(base: SheetDraft, mine: SheetDraft, theirs: SheetDraft): SheetDraft {
  const text = (key: 'advice' | 'outside' | 'outsideTests'): string => {
    if (mine[key] === base[key]) return theirs[key];
    if (theirs[key] === base[key] || mine[key].includes(theirs[key])) return mine[key];
    const isInTheirs = theirs[key].includes(mine[key]);
    return isInTheirs ? theirs[key] : `${theirs[key].trimEnd()}\n${mine[key]}`;
  };
  const of = <K extends 'diagnoses' | 'lines' | 'tests'>(key: K) => ({
    ...{ base: base[key], mine: mine[key], theirs: theirs[key] },
  });
  // In the order of `draftOfSheet`, since two drafts are compared as text.
  return {
    diagnoses: mergeList<string>(of('diagnoses'), (name) => name.toLowerCase()),
    advice: text('advice'),
    followUpOn: mine.followUpOn === base.followUpOn ? theirs.followUpOn : mine.followUpOn,
    lines: mergeList<OrderLineDraft>(of('lines'), ({ drugId }) => drugId),
    outside: text('outside'),
    outsideTests: text('outsideTests'),
    tests: mergeList<SheetDraft['tests'][number]>(of('tests'), ({ id }) => id),
  };
}
