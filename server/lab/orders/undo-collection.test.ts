import { beforeEach, describe, expect, it } from 'vitest';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import {
  getLabOrder,
  listLabOrders,
  moveLabOrder,
  overrideLabOrder,
  undoCollection,
} from '#contract/lab/lab-orders.endpoints.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';
import { newLabOrder } from '../../testing/builders/orders.ts';
import { lockLabOrder, setLabOrderStatus } from './lab-order.store.ts';

const HOUR = 3_600_000;
const app = startTestApp();
let admin: Person;
let technician: Person;
let order: { orderId: string; testId: string };
let patientId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T10:30:00.000Z');
  admin = await newClinic(app);
  technician = await newStaff(app, admin, 'lab');
  patientId = (await newPatient(app, admin)).id;
  order = await newLabOrder(app, admin, patientId);
});

const params = () => ({ id: order.orderId });
const move = (status: LabOrderStatus) =>
  app.call(moveLabOrder, { params: params(), body: { status } }, technician);
const undo = (person = technician) => app.call(undoCollection, { params: params() }, person);
const read = () => app.ok(getLabOrder, { params: params() }, technician);

it('shows the payment status of a lab order, on the order and in the list', async () => {
  expect((await read()).payment).toBeNull();
  for (const status of ['billed', 'collected', 'processing'] as const) {
    await move(status);
    expect((await read()).payment).toEqual({ standing: 'no_bill', due: 30_000 });
  }
  const { status } = await newBill(app, admin, {
    patientId,
    type: 'lab',
    labOrderId: order.orderId,
    items: [{ name: 'Complete Blood Count', price: 300, item_id: order.testId }],
    paymentMode: 'online',
  });
  expect(status).toBe('pending');
  expect(await read()).toMatchObject({
    status: 'processing',
    payment: { standing: 'due', due: 30_000 },
  });
  const { orders } = await app.ok(listLabOrders, { query: {} }, technician);
  expect(orders[0]?.payment).toEqual({ standing: 'due', due: 30_000 });
});

describe('a mistaken collection', () => {
  it('can be undone by its maker within the hour, and repeated', async () => {
    await move('billed');
    await move('collected');
    expect((await read()).collectedById).toBe(technician.user.id);
    app.clock.advance(HOUR);
    const reply = await undo();
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'billed']);
    expect(await read()).toMatchObject({ collectedAt: null, collectedById: null });
    await move('collected');
    expect((await read()).collectedAt).toBe(app.clock.now().toISOString());
  });

  it('cannot be undone by a colleague or after the hour, except by an admin', async () => {
    await move('billed');
    await move('collected');
    const refused = await undo(await newStaff(app, admin, 'lab'));
    expect([refused.statusCode, refused.json().message]).toEqual([403, M.undoTooLate]);
    app.clock.advance(HOUR + 1);
    expect((await undo()).statusCode).toBe(403);
    expect((await undo(await signIn(app, admin.user.email))).statusCode).toBe(200);
  });

  it('cannot be undone once the order has moved on', async () => {
    await move('billed');
    expect((await undo()).statusCode).toBe(409);
    await move('collected');
    await move('processing');
    const refused = await undo();
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.notAllowedNow]);
  });

  it('counts as made by the user who corrected the status to collected', async () => {
    const body = { status: 'collected' } as const;
    await app.ok(overrideLabOrder, { params: params(), body }, technician);
    expect((await read()).collectedById).toBe(technician.user.id);
    expect((await undo()).statusCode).toBe(200);
  });

  it('is either undone or followed by the next step when both come at once', async () => {
    await move('billed');
    await move('collected');
    const [undone, processed] = await Promise.all([undo(), move('processing')]);
    expect([undone.statusCode, processed.statusCode].sort()).toEqual([200, 409]);
  });

  it('writes no status over one that another connection wrote since the order was read', async () => {
    const { database } = app.started.services;
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
      database.inClinic(admin.user.clinic_id!, work);
    const stale = (await inClinic((tx) => lockLabOrder(tx, order.orderId)))!;
    await move('billed');
    const writing = inClinic((tx) =>
      setLabOrderStatus({ tx, now: app.clock.now(), actor: admin.user }, stale, 'cancelled'),
    );
    await expect(writing).rejects.toMatchObject({ status: 409, message: M.notAllowedNow });
    expect((await read()).status).toBe('billed');
  });
});
