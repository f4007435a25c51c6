import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { getGstReturn as endpoint } from '#contract/books/books.endpoints.ts';
import { gstReturnOf } from '#contract/books/gst/gst-return.rules.ts';
import type { DocumentSeries, GstReturn } from '#contract/books/gst/gst-return.ts';
import type { BillHistory } from '#contract/books/gst/outward.rules.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { clinicGstin } from '../clinic-gstin.store.ts';
import {
  type BillSeriesRow,
  billSeries,
  creditNotes,
  type GstBillRow,
  gstBills,
  gstSubscriptions,
  type NoteRow,
} from './gst-ledger.store.ts';

type CreditRow = GstBillRow['credits'][number];

function presentCredit(items: GstBillRow['items'], { returned, note: _, ...credit }: CreditRow) {
  const amount = paise(credit.amount);
  if (!returned?.length) return { ...credit, amount };
  const piecesOf = new Map(returned.map(({ drug_id, quantity }) => [drug_id, quantity]));
  const pieces = items.map(({ drug_id }) => piecesOf.get(drug_id ?? '') ?? 0);
  const cameBack = pieces.map((quantity, at) => quantity * (items[at]?.price ?? 0));
  return { ...credit, amount, pieces, cameBack };
}

/** A bill for the rules of the return. */
export function presentHistory({ id, is_in_patient, items, credits }: GstBillRow): BillHistory {
  return {
    ...{ id, isInPatient: is_in_patient },
    items: items.map(({ day, name, type, hsn, quantity, ...item }) => ({
      ...{ day, name, type, hsn, quantity },
      ...{ total: paise(item.total), basisPoints: item.basis_points, hasRate: item.has_rate },
      isExempt: item.is_exempt,
      isReturnable: item.drug_id !== null,
    })),
    credits: credits.map((credit) => presentCredit(items, credit)),
  };
}

/** At most 16 characters (rule 53(1A) of the CGST Rules). */
const noteNumber = (financialYear: number, number: number) =>
  `CN${billNumber({ financialYear, number })}`;

/** A credit note with its number and that of its bill. */
export function presentNote(note: NoteRow) {
  return {
    ...{ id: note.id, billId: note.bill_id, day: note.day, bill_day: note.bill_day },
    number: noteNumber(note.financial_year, note.number),
    bill_number: billNumber({ financialYear: note.bill_year, number: note.bill_number }),
  };
}

function presentSeries({ financial_year, first, last, ...counts }: BillSeriesRow): DocumentSeries {
  const numberOf = (number: number) => billNumber({ financialYear: financial_year, number });
  return { kind: 'bill', from: numberOf(first), to: numberOf(last), ...counts };
}

function seriesOfNotes(notes: readonly NoteRow[]): DocumentSeries[] {
  return [...Map.groupBy(notes, ({ financial_year }) => financial_year)].map(([year, of]) => ({
    ...{ kind: 'credit-note' as const, total: of.length, cancelled: 0 },
    from: noteNumber(year, of[0]?.number ?? 0),
    to: noteNumber(year, of.at(-1)?.number ?? 0),
  }));
}

/** The tables of GSTR-1 of a range, from the ledger of bills. */
export async function readGstReturn(
  { tx, actor }: Pick<ClinicScope, 'tx' | 'actor'>,
  { query }: Pick<EndpointRequest<typeof endpoint>, 'query'>,
): Promise<GstReturn> {
  const range = { ...query, timeZone: actor.timeZone };
  const bills = await gstBills(tx, range);
  const subscriptions = await gstSubscriptions(tx, range);
  const series = await billSeries(tx, range);
  const notes = await creditNotes(tx, range);
  const gstin = await clinicGstin(tx, actor.clinicId);
  return gstReturnOf({
    ...{ gstin, range: query, subscriptions },
    bills: bills.map(presentHistory),
    documents: [...series.map(presentSeries), ...seriesOfNotes(notes)],
    notes: notes.map(presentNote),
  });
}
