import { createBill } from '#contract/billing/bills.endpoints.ts';
import { adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { DRUG_PRICE } from './clinic.ts';
import { keyed, lookAt, looked, type Visit } from './step.ts';

const PAISE = 100;
const ORDERED = 10;
const RETURNED = 2;
const ADDED = 5;

type World = Visit['world'];
const ofOrder = ({ pharmacyOrderId }: Visit) => ({ params: { id: pharmacyOrderId } });
const drugsOf = ({ world, nth }: Visit) =>
  [0, 1].map((more) => world.drugs[(nth + more) % world.drugs.length] as World['drugs'][number]);

/** A prescription of two drugs. */
export const prescribe = keyed(
  'doctor',
  createPharmacyOrder,
  (visit) => ({
    body: {
      patient_id: visit.patientId,
      items: drugsOf(visit).map(({ id }) => ({ drug_id: id, quantity: ORDERED })),
    },
  }),
  (journal, visit, { id, status }) => {
    visit.pharmacyOrderId = id;
    journal.told(`pharmacy order ${id}`, { status, returned: 0 });
    journal.audited('create-pharmacy-order', id);
  },
);

/** Also takes the stock. */
export const billDrugs = keyed(
  'pharmacy',
  createBill,
  (visit) => ({
    body: {
      ...{ patientId: visit.patientId, type: 'pharmacy', paymentMode: 'upi' },
      related_id: visit.pharmacyOrderId,
      items: drugsOf(visit).map(({ id, name }) => ({
        ...{ drug_id: id, name, quantity: ORDERED, price: DRUG_PRICE },
      })),
    },
  }),
  (journal, visit, { id, status, calculated }) => {
    visit.billId = id;
    const { totalDue: due, totalPaid: paid } = calculated;
    journal.told(`bill ${id}`, { status, due, paid });
    journal.told(`money ${id} upi`, { paise: paid });
    journal.told(`pharmacy order ${visit.pharmacyOrderId}`, { status: 'billed' });
    for (const drug of drugsOf(visit)) journal.grew(`stock ${drug.id}`, 'pieces', -ORDERED);
    for (const verb of ['create-bill', 'pay-bill']) journal.audited(verb, id);
    journal.audited('bill-pharmacy-order', visit.pharmacyOrderId);
  },
);

/** The drugs are handed out. */
export const dispense = looked(
  'pharmacy',
  movePharmacyOrder,
  (visit) => ({ ...ofOrder(visit), body: { status: 'dispensed' } }),
  (journal, { pharmacyOrderId }) => {
    journal.told(`pharmacy order ${pharmacyOrderId}`, { status: 'dispensed' });
    journal.audited('dispense-pharmacy-order', pharmacyOrderId);
  },
  lookAt(getPharmacyOrder, ofOrder, ({ status }) => status === 'dispensed'),
);

/** Also refunds. */
export const takeBack = keyed(
  'pharmacy',
  returnPharmacyOrder,
  (visit) => ({
    ...ofOrder(visit),
    body: { itemsToReturn: [{ drug_id: drugsOf(visit)[0]?.id, returnQuantity: RETURNED }] },
  }),
  (journal, visit, { refund }) => {
    journal.told(`pharmacy order ${visit.pharmacyOrderId}`, { returned: RETURNED });
    journal.grew(`stock ${drugsOf(visit)[0]?.id}`, 'pieces', RETURNED);
    journal.grew(`bill ${visit.billId}`, 'paid', -refund);
    journal.grew(`money ${visit.billId} upi`, 'paise', -refund);
    journal.grew(`bill ${visit.billId}`, 'due', -RETURNED * DRUG_PRICE * PAISE);
    journal.audited('return-pharmacy-order', visit.pharmacyOrderId);
    journal.audited('credit-return', visit.billId);
  },
);

/** A delivery. */
export const restock = keyed(
  'pharmacy',
  adjustStock,
  (visit) => ({
    params: { id: drugsOf(visit)[0]?.id },
    body: { quantityChange: ADDED, reason: 'purchase' },
  }),
  (journal, _visit, { id }) => {
    journal.grew(`stock ${id}`, 'pieces', ADDED);
    journal.audited('adjust-stock', id);
  },
);
