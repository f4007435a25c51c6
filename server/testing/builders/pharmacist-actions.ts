import { createBill } from '#contract/billing/bills.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import {
  createPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from './clinic.ts';
import { aDrug } from './pharmacy.ts';

type Items = NonNullable<EndpointInput<typeof createPharmacyOrder>['body']['items']>;

type People = { readonly admin: Person; readonly pharmacist: Person; readonly patientId: string };

/** The pharmacist's actions on one patient's orders, in the clinic that `open` creates. */
export function pharmacistActions(app: TestApp) {
  let opened: People | undefined;
  const people = (): People => {
    if (!opened) throw new Error('The pharmacy is opened in beforeAll.');
    return opened;
  };

  const newDrug = (changes: Parameters<typeof aDrug>[0] = {}) =>
    app.ok(addDrug, { body: aDrug(changes) }, people().pharmacist);
  const order = (items: Items) =>
    app.ok(
      createPharmacyOrder,
      { body: { patient_id: people().patientId, items } },
      people().pharmacist,
    );
  const orderOf = (drug: Drug, quantity: number) => order([{ drug_id: drug.id, quantity }]);
  const move = (id: string, status: PharmacyOrderStatus) =>
    app.call(movePharmacyOrder, { params: { id }, body: { status } }, people().pharmacist);
  const giveBack = (id: string, drugId: string, returnQuantity: number) =>
    app.call(
      returnPharmacyOrder,
      { params: { id }, body: { itemsToReturn: [{ drug_id: drugId, returnQuantity }] } },
      people().pharmacist,
    );
  const stockOf = async ({ id }: Drug) =>
    (await app.ok(getDrug, { params: { id } }, people().pharmacist)).quantity_in_stock;

  /** Bills an order as the billing page does. */
  async function bill(orderId: string, discountPercentage = 0) {
    const { medications } = await app.ok(
      getPharmacyOrder,
      { params: { id: orderId } },
      people().pharmacist,
    );
    const items = medications.map(({ drug_id, name, quantity, price }) => ({
      drug_id,
      name,
      quantity,
      price: price / 100,
      type: 'pharmacy' as const,
    }));
    const sum = medications.reduce((total, { price, quantity }) => total + price * quantity, 0);
    const amount = (sum - Math.round((sum * discountPercentage) / 100)) / 100;
    return app.call(
      createBill,
      {
        body: {
          patientId: people().patientId,
          items,
          amount,
          paymentMode: 'cash',
          type: 'pharmacy',
          related_id: orderId,
          discountPercentage,
        },
      },
      people().pharmacist,
    );
  }

  return {
    async open(clinicName: string): Promise<People> {
      const admin = await newClinic(app, clinicName);
      const pharmacist = await newStaff(app, admin, 'pharmacy', { name: 'Ganesh' });
      const { id: patientId } = await newPatient(app, admin, 'Meena Iyer');
      opened = { admin, pharmacist, patientId };
      return opened;
    },
    newDrug,
    order,
    orderOf,
    move,
    giveBack,
    stockOf,
    bill,
  };
}
