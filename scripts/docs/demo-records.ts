import { listBills } from '#contract/billing/bills.endpoints.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listLabOrders, moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { call } from '../../e2e/rig/api.ts';
import { furtherIdsOf } from '../../e2e/rig/further-ids.ts';
import type { PageIds } from '../../e2e/rig/page-table.ts';
import type { DemoProduct } from './demo-product.ts';
import type { Viewer } from './picture-list.ts';

/** The records of the demo clinic that the pictures show. */
export type DemoRecords = {
  readonly ids: PageIds;
  /** An order with a report; the others have none yet. */
  readonly reportedId: string;
  /** The state of the billing page’s history entry. */
  readonly bill: {
    readonly patientId: string;
    readonly patientName: string;
    readonly billId: string;
  };
};

function found<T>(what: string, all: readonly T[], isWanted: (one: T) => boolean): T {
  const one = all.find(isWanted);
  if (one === undefined) throw new Error(`The demo clinic has no ${what}.`);
  return one;
}

/** The name before `@demo.example` of a role's first account. */
export function signInNameOf(role: Exclude<Viewer, 'nobody'>): string {
  return role === 'receptionist' ? 'reception' : role;
}

/** Not at every time of its day does the demo clinic have a sample that is being measured. */
async function sampleAtTheLab(
  orders: readonly LabOrder[],
  process: (id: string) => Promise<unknown>,
): Promise<string> {
  const measured = orders.find(({ status }) => status === 'processing');
  if (measured) return measured.id;
  const { id } = found('collected sample', orders, ({ status }) => status === 'collected');
  await process(id);
  return id;
}

/** Finds them through the API; the same ones each time, because the demo clinic is. */
export async function recordsOf({ url, signIn }: DemoProduct): Promise<DemoRecords> {
  const { token, user } = await signIn('reception');
  const by = { token: (await signIn('admin')).token };
  const first = { page: 1, limit: 100 };
  const visit = found(
    'consultation',
    await call(url, listQueue, {}, by),
    ({ status }) => status === 'consulting',
  );
  const { orders } = await call(url, listPharmacyOrders, { query: first }, by);
  const order = found('billed order', orders, ({ status }) => status === 'billed');
  const lab = await call(url, listLabOrders, { query: first }, by);
  const measuredId = await sampleAtTheLab(lab.orders, (id) =>
    call(url, moveLabOrder, { params: { id }, body: { status: 'processing' } }, by),
  );
  const reported = found('lab report', lab.orders, ({ status }) => status === 'reported');
  const { bills } = await call(url, listBills, { query: first }, { token });
  const paid = found('bill', bills, ({ status }) => status === 'paid');
  return {
    ids: {
      ...(await furtherIdsOf(url, { admin: by, superadmin: await signIn('superadmin') })),
      staffId: user.id,
      patientId: visit.patient_id,
      visitId: visit.id,
      orderId: order.id,
      labOrderId: measuredId,
    },
    reportedId: reported.id,
    bill: { patientId: paid.patient_id, patientName: paid.Patient.name, billId: paid.id },
  };
}
