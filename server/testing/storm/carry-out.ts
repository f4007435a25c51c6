import { utils, write } from '@e965/xlsx';
import { cancelBill, createBill } from '#contract/billing/bills.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { adjustStock, editDrug, importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { RawInput, TestApp } from '../build-app.ts';
import type { Person } from '../builders/clinic.ts';
import type { Operation, PlannedOrder } from './storm-plan.ts';

/** An order of the storm, with its bill. */
type Order = Pick<PharmacyOrder, 'id' | 'medications' | 'billId'>;

/** The outcomes according to the replies, to compare with the database. */
export type Told = {
  /** By drug: the sum of returns, purchases and losses. */
  readonly stock: Map<string, number>;
  /** By order, in paise: payments less refunds for returns. */
  readonly paid: Map<string, number>;
  /** By order: how many bills were created for it. */
  readonly billed: Map<string, number>;
  /** How often each operation got each status, as `bill 201`. */
  readonly answers: Map<string, number>;
};

export type Stage = {
  readonly app: TestApp;
  readonly people: readonly Person[];
  readonly patientId: string;
  readonly drugs: readonly Drug[];
  readonly planned: readonly PlannedOrder[];
  readonly orders: (Order | undefined)[];
  readonly told: Told;
};

function sheetOf({ drugs }: Stage, { rows }: Extract<Operation, { do: 'import' }>): File {
  const book = utils.book_new();
  const lines = rows.map(({ drug, stock }) => [drugs[drug]!.name, stock]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name', 'Stock'], ...lines]), 'Stock');
  return new File([write(book, { type: 'buffer', bookType: 'xlsx' })], 'stock.xlsx');
}

const STEPS = {
  'bill-by-status': 'billed',
  dispense: 'dispensed',
  cancel: 'cancelled',
} as const;

const drugOf = ({ medications }: Order, line: number) =>
  medications[line % medications.length]!.drug_id;

function billFor({ patientId }: Stage, { id, medications }: Order): [Endpoint, RawInput] {
  const items = medications.map(({ drug_id, name, quantity, price }) => ({
    ...{ drug_id, name, quantity },
    price: price / 100,
  }));
  const body = { patientId, items, type: 'pharmacy', paymentMode: 'cash', related_id: id };
  return [createBill, { body: { ...body, discountPercentage: id.charCodeAt(35) % 3 } }];
}

/** The call of an operation, or undefined when it has nothing to act on yet. */
function callOf(stage: Stage, operation: Operation): [Endpoint, RawInput] | undefined {
  if (operation.do === 'order') {
    const items = stage.planned[operation.order]!.map(({ drug, quantity }) => ({
      drug_id: stage.drugs[drug]!.id,
      quantity,
    }));
    return [createPharmacyOrder, { body: { patientId: stage.patientId, items } }];
  }
  if (operation.do === 'import') {
    return [importDrugs, { file: sheetOf(stage, operation), body: { preview: 'false' } }];
  }
  if (operation.do === 'adjust') {
    const { drug, change, reason, expiry } = operation;
    const body = { quantityChange: change, reason, expiry_date: expiry };
    return [adjustStock, { params: { id: stage.drugs[drug]!.id }, body }];
  }
  if (operation.do === 'edit') {
    const { drug, stock, price } = operation;
    const body = { quantity_in_stock: stock, price };
    return [editDrug, { params: { id: stage.drugs[drug]!.id }, body }];
  }
  const order = stage.orders[operation.order];
  if (!order) return undefined;
  if (operation.do === 'return') {
    const body = {
      itemsToReturn: [
        { drug_id: drugOf(order, operation.line), returnQuantity: operation.quantity },
      ],
    };
    return [returnPharmacyOrder, { params: { id: order.id }, body }];
  }
  if (operation.do === 'cancel-bill') {
    const { billId } = order;
    return billId ? [cancelBill, { params: { id: billId }, body: { reason: 'Storm' } }] : undefined;
  }
  if (operation.do === 'bill') return billFor(stage, order);
  const body = { status: STEPS[operation.do] };
  return [movePharmacyOrder, { params: { id: order.id }, body }];
}

const add = (to: Map<string, number>, key: string, amount: number) =>
  to.set(key, (to.get(key) ?? 0) + amount);

/** Records the result in a successful reply. */
function note({ told, orders }: Stage, operation: Operation, said: unknown): void {
  if (operation.do === 'order') {
    orders[operation.order] = createPharmacyOrder.replies[201].parse(said);
  }
  if (operation.do === 'adjust') {
    add(told.stock, adjustStock.replies[200].parse(said).id, operation.change);
  }
  if (operation.do === 'bill') {
    const order = orders[operation.order]!;
    const { id, calculated } = createBill.replies[201].parse(said);
    order.billId = id;
    add(told.paid, order.id, calculated.totalPaid);
    add(told.billed, order.id, 1);
  }
  if (operation.do === 'return') {
    const order = orders[operation.order]!;
    add(told.stock, drugOf(order, operation.line), operation.quantity);
    add(told.paid, order.id, -returnPharmacyOrder.replies[200].parse(said).refund);
  }
}

/** Runs an operation as one of the people and records the outcome. */
export async function carryOut(stage: Stage, operation: Operation, nth: number): Promise<void> {
  const call = callOf(stage, operation);
  const { app, people, told } = stage;
  if (!call) return;
  const reply = await app.call(...call, people[nth % people.length]);
  add(told.answers, `${operation.do} ${reply.statusCode}`, 1);
  if (reply.statusCode < 300) note(stage, operation, reply.json());
}
