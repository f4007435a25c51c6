import type { DayRange } from '../../kernel/day-range.ts';
import { placeOfSupply } from '../../kernel/numbers/gst-states.ts';
import { paise } from '../../kernel/numbers/money.ts';
import { inPercent } from '../../kernel/numbers/percent.ts';
import {
  type CreditNote,
  type DocumentSeries,
  GST_CHECKS,
  type GstCheck,
  type GstReturn,
  type HsnRow,
  type RateRow,
} from './gst-return.ts';
import {
  type BillHistory,
  codeOf,
  creditedBy,
  outwardSupplies,
  SERVICE_CODES,
  type SoldItem,
  type Supply,
} from './outward.rules.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [SERVICE_CODES.admission]: 'Inpatient services',
  [SERVICE_CODES.consultation]: 'Medical and dental services',
  [SERVICE_CODES.lab]: 'Medical laboratory and diagnostic-imaging services',
};
const NAMES_MAX = 20;

/** Whether a code is one of services, whose quantity is not reported. */
export const isService = (hsn: string | null): boolean => hsn?.startsWith('99') ?? false;

type Amounts = Pick<Supply, 'value' | 'taxable' | 'cgst' | 'sgst'>;

/** The sums of value, taxable value and tax. */
export function sumOf(supplies: readonly Amounts[]) {
  const sum = (of: keyof Amounts) => paise(supplies.reduce((before, one) => before + one[of], 0));
  return { value: sum('value'), taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst') };
}

function rateRows(supplies: readonly Supply[]): RateRow[] {
  const taxed = supplies.filter(({ kind }) => kind === 'taxable');
  return [...Map.groupBy(taxed, ({ basisPoints }) => basisPoints)]
    .sort(([a], [b]) => a - b)
    .map(([basisPoints, of]) => {
      const { taxable, cgst, sgst } = sumOf(of);
      return { gst_percent: inPercent(basisPoints), taxable, cgst, sgst };
    });
}

function hsnRows(supplies: readonly Supply[]): HsnRow[] {
  const groups = Map.groupBy(
    supplies,
    ({ hsn, basisPoints }) => `${hsn ?? '~'} ${String(basisPoints).padStart(5, '0')}`,
  );
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, of]) => {
      const [first] = of;
      if (!first) return [];
      const { hsn, basisPoints } = first;
      const quantity = of.reduce((sum, one) => sum + one.quantity, 0);
      return {
        ...{ hsn, gst_percent: inPercent(basisPoints), description: DESCRIPTIONS[hsn ?? ''] ?? '' },
        quantity: isService(hsn) ? 0 : quantity,
        ...sumOf(of),
      };
    });
}

/** The reasons to check an item before the return is filed. */
function reasonsOf(item: SoldItem, { isInPatient }: BillHistory): GstCheck['check'][] {
  const { type, isExempt } = item;
  if (isExempt) return [];
  return [
    ...(type === 'pharmacy' && codeOf(item) === null ? (['no-hsn'] as const) : []),
    ...(type === 'pharmacy' && item.basisPoints === 0 && !item.hasRate
      ? (['no-rate'] as const)
      : []),
    ...(type === 'other' ? (['other'] as const) : []),
    ...(type === 'pharmacy' && isInPatient ? (['in-patient'] as const) : []),
  ];
}

function checksOf(
  bills: readonly BillHistory[],
  range: DayRange,
  supplies: readonly Supply[],
): GstCheck[] {
  const found = bills.flatMap((bill) =>
    bill.items
      .filter(({ day }) => day >= range.startDate && day <= range.endDate)
      .flatMap((item) => reasonsOf(item, bill).map((check) => ({ check, ...item }))),
  );
  const negative = supplies
    .filter(({ value }) => value < 0)
    .map(({ basisPoints, hsn, value }) => ({
      ...{ check: 'negative' as const, total: paise(value) },
      name: `${hsn ?? 'no HSN'} at ${inPercent(basisPoints)} %`,
    }));
  return GST_CHECKS.flatMap((check) => {
    const of = [...found, ...negative].filter((one) => one.check === check);
    if (of.length === 0) return [];
    const names = [...new Set(of.map(({ name }) => name))].slice(0, NAMES_MAX);
    return { check, names, value: paise(of.reduce((sum, { total }) => sum + total, 0)) };
  });
}

/** The amounts by which one credit lowered its bill, by rate, lowest first. */
export function creditedRates(bill: BillHistory, id: string) {
  return [...Map.groupBy(creditedBy(bill, id), ({ basisPoints }) => basisPoints)]
    .sort(([a], [b]) => a - b)
    .map(([basisPoints, of]) => ({ gst_percent: inPercent(basisPoints), ...sumOf(of) }));
}

/** A credit note as the ledger knows it. */
export type NumberedNote = Pick<CreditNote, 'number' | 'day' | 'bill_number' | 'bill_day'> & {
  readonly id: string;
  readonly billId: string;
};

export type GstFacts = {
  readonly gstin: string | null;
  readonly range: DayRange;
  /** Every bill with an item or a credit in the range, with its whole history. */
  readonly bills: readonly BillHistory[];
  /** Subscriptions sold less those paid back, in paise. */
  readonly subscriptions: number;
  readonly documents: readonly DocumentSeries[];
  readonly notes: readonly NumberedNote[];
};

/** The tables of GSTR-1 for a clinic whose patients have no GSTIN and come to its own state. */
export function gstReturnOf(facts: GstFacts): GstReturn {
  const { gstin, range, bills, subscriptions, documents, notes } = facts;
  const plans = paise(subscriptions);
  const ofPlans: Supply = {
    ...{ basisPoints: 0, hsn: SERVICE_CODES.consultation, kind: 'exempt', quantity: 0 },
    ...{ value: plans, taxable: plans, cgst: 0, sgst: 0 },
  };
  const ofBills = outwardSupplies(bills, range);
  const supplies = plans === 0 ? ofBills : [...ofBills, ofPlans];
  const amountOf = (kind: Supply['kind']) =>
    sumOf(supplies.filter((one) => one.kind === kind)).value;
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  return {
    ...{ gstin, place_of_supply: gstin && placeOfSupply(gstin) },
    ...{ rates: rateRows(supplies), nil_rated: amountOf('nil'), exempt: amountOf('exempt') },
    ...{ hsn: hsnRows(supplies), documents: [...documents] },
    credit_notes: notes.map(({ id, billId, ...note }) => {
      const bill = billOf.get(billId);
      return { ...note, ...sumOf(bill ? creditedBy(bill, id) : []) };
    }),
    checks: checksOf(bills, range, supplies),
    total: sumOf(supplies).value,
  };
}
