import type { BillType } from '../../billing/bill.status.ts';
import {
  itemsLeft,
  type Lowering,
  spread,
  type TaxedItem,
  taxLine,
} from '../../billing/tax.rules.ts';
import type { DayRange } from '../../kernel/day-range.ts';

/** A sold item with the clinic day on which it was billed. */
export type SoldItem = TaxedItem & {
  readonly day: string;
  readonly name: string;
  readonly type: BillType;
  readonly hsn: string | null;
  readonly quantity: number;
  /** Medicines: whether the rate is that of the drug. */
  readonly hasRate: boolean;
  /** Medicines to an in-patient, which belong to the exempt stay. */
  readonly isExempt: boolean;
};

export type DatedCredit = Lowering & {
  readonly id: string;
  readonly day: string;
  /** The returned pieces of each item. */
  readonly pieces?: readonly number[];
};

/** A bill with its items and credits, both in the order in which they were written. */
export type BillHistory = {
  readonly id: string;
  readonly isInPatient: boolean;
  readonly items: readonly SoldItem[];
  readonly credits: readonly DatedCredit[];
};

/** Supplies of one rate, code and kind. Taxable value and both halves are the value. */
export type Supply = {
  readonly basisPoints: number;
  readonly hsn: string | null;
  readonly kind: 'taxable' | 'nil' | 'exempt';
  readonly quantity: number;
  readonly value: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
};
type Supplies = ReadonlyMap<string, Supply>;

/** The codes of health services (scheme of classification of services, group 99931). */
export const SERVICE_CODES = {
  consultation: '999312',
  lab: '999316',
  admission: '999311',
} as const satisfies Partial<Record<BillType, string>>;

/** The code of an item: that of its drug, or of the service. Other items have none. */
export function codeOf({ type, hsn }: Pick<SoldItem, 'type' | 'hsn'>): string | null {
  return type === 'pharmacy' || type === 'other' ? hsn : SERVICE_CODES[type];
}

/** The code under which an item is reported: medicines of a stay are part of its service. */
const reportedCode = (item: SoldItem) => (item.isExempt ? SERVICE_CODES.admission : codeOf(item));

function kindOf({ basisPoints, type, isExempt }: SoldItem): Supply['kind'] {
  if (basisPoints > 0) return 'taxable';
  return type === 'pharmacy' && !isExempt ? 'nil' : 'exempt';
}

/** Pieces of each item that were not given back; none of an item that came to nothing. */
function piecesLeft(items: readonly SoldItem[], credits: readonly DatedCredit[]): number[] {
  const isCancelled = credits.some(({ kind }) => kind === 'cancellation');
  const isNothing = isCancelled && itemsLeft(items, credits).every((amount) => amount === 0);
  return items.map(({ quantity }, at) =>
    isNothing
      ? 0
      : Math.max(
          0,
          credits.reduce((left, { pieces }) => left - (pieces?.[at] ?? 0), quantity),
        ),
  );
}

/** One rate of a bill, divided by code. The tax is rounded once a rate, as on the bill. */
function divided(
  basisPoints: number,
  parts: readonly Pick<Supply, 'hsn' | 'kind' | 'quantity' | 'value'>[],
): Supply[] {
  const values = parts.map(({ value }) => value);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const halves = spread(taxLine(basisPoints, whole).cgst, values);
  return parts.map((part, at) => {
    const half = halves[at] ?? 0;
    return { ...part, basisPoints, taxable: part.value - 2 * half, cgst: half, sgst: half };
  });
}

const keyOf = ({ basisPoints, hsn, kind }: Pick<Supply, 'basisPoints' | 'hsn' | 'kind'>) =>
  `${basisPoints} ${hsn} ${kind}`;

function plus(a: Supply | undefined, b: Supply, sign: 1 | -1 = 1): Supply {
  const sum = (of: 'quantity' | 'value' | 'taxable' | 'cgst' | 'sgst') =>
    (a?.[of] ?? 0) + sign * b[of];
  return {
    ...{ basisPoints: b.basisPoints, hsn: b.hsn, kind: b.kind, quantity: sum('quantity') },
    ...{ value: sum('value'), taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst') },
  };
}

function added(to: Map<string, Supply>, supplies: Iterable<Supply>, sign: 1 | -1 = 1): void {
  for (const one of supplies) to.set(keyOf(one), plus(to.get(keyOf(one)), one, sign));
}

/** The supplies of a bill with these items and credits. */
export function suppliesOf(items: readonly SoldItem[], credits: readonly DatedCredit[]): Supplies {
  const left = itemsLeft(items, credits);
  const pieces = piecesLeft(items, credits);
  const parts = items.map((item, at) => ({
    ...{ basisPoints: item.basisPoints, hsn: reportedCode(item), kind: kindOf(item) },
    ...{ quantity: pieces[at] ?? 0, value: left[at] ?? 0 },
  }));
  const supplies = new Map<string, Supply>();
  for (const [basisPoints, of] of Map.groupBy(parts, (part) => part.basisPoints)) {
    added(supplies, divided(basisPoints, of));
  }
  return supplies;
}

/** The change of a bill in some days: its state after the last day less that before the first. */
function changeOf({ items, credits }: BillHistory, { startDate, endDate }: DayRange): Supply[] {
  const state = (isBy: (of: { readonly day: string }) => boolean) =>
    suppliesOf(items.filter(isBy), credits.filter(isBy)).values();
  const change = new Map<string, Supply>();
  added(
    change,
    state(({ day }) => day <= endDate),
  );
  added(
    change,
    state(({ day }) => day < startDate),
    -1,
  );
  return [...change.values()];
}

/** The supplies of some days, which the changes of all days together equal to the paisa. */
export function outwardSupplies(bills: readonly BillHistory[], range: DayRange): Supply[] {
  const supplies = new Map<string, Supply>();
  for (const bill of bills) added(supplies, changeOf(bill, range));
  return [...supplies.values()].filter(({ value, quantity }) => value !== 0 || quantity !== 0);
}

/** The amounts by which one credit lowered its bill. */
export function creditedBy({ items, credits }: BillHistory, id: string): Omit<Supply, 'hsn'>[] {
  const nth = credits.findIndex((credit) => credit.id === id);
  const day = credits[nth]?.day ?? '';
  const present = items.filter((item) => item.day <= day);
  const change = new Map<string, Supply>();
  added(change, suppliesOf(present, credits.slice(0, nth)).values());
  added(change, suppliesOf(present, credits.slice(0, nth + 1)).values(), -1);
  return [...change.values()];
}
