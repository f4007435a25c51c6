import type { listCreditNotes as endpoint } from '#contract/books/books.endpoints.ts';
import { creditedRates, sumOf } from '#contract/books/gst/gst-return.rules.ts';
import { type BillHistory, codeOf } from '#contract/books/gst/outward.rules.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { creditNotes, gstBills } from './gst-ledger.store.ts';
import { presentHistory, presentNote } from './read-gst-return.ts';

function billed(tx: Tx, id: string) {
  return tx
    .selectFrom('bills')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .where('bills.id', '=', id)
    .select(['bills.patient_id', 'patients.name', 'patients.token', 'patients.address'])
    .executeTakeFirst();
}

/** The items that a return brought back, at their price. */
function itemsBack({ items, credits }: BillHistory, id: string) {
  const { pieces = [], cameBack = [] } = credits.find((credit) => credit.id === id) ?? {};
  return items.flatMap((item, at) => {
    const quantity = pieces[at] ?? 0;
    if (quantity === 0) return [];
    return { name: item.name, hsn: codeOf(item), quantity, total: paise(cameBack[at] ?? 0) };
  });
}

/** The credit notes of a bill with the tax that each takes back. Throws 404 for an unknown bill. */
export async function readCreditNotes(
  { tx, actor, today }: ClinicScope,
  { params: { id: billId } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const bill = await billed(tx, billId);
  if (!bill) throw notFound();
  const { patient_id, ...patient } = bill;
  const range = { startDate: today, endDate: today, timeZone: actor.timeZone, billId };
  const [row] = await gstBills(tx, range);
  const history = row && presentHistory(row);
  const startDate = history?.credits[0]?.day;
  if (!(history && startDate)) return { patient_id, patient, notes: [] };
  const reasonOf = new Map(row.credits.map(({ id, kind, note }) => [id, { kind, reason: note }]));
  const notes = (await creditNotes(tx, { ...range, startDate })).map(presentNote);
  return {
    ...{ patient_id, patient },
    notes: notes.map(({ billId: _, ...note }) => {
      const rates = creditedRates(history, note.id);
      const { kind = 'return', reason = null } = reasonOf.get(note.id) ?? {};
      return {
        ...{ ...note, kind, reason, rates, items: itemsBack(history, note.id) },
        ...sumOf(rates),
      };
    }),
  };
}
