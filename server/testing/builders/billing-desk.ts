import { createBill } from '#contract/billing/bills.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import type { BillInput } from './bills.ts';
import { newClinic, newPatient, type Person } from './clinic.ts';

type Begun = { readonly admin: Person; readonly patientId: string };
type Sent = { [K in keyof BillInput]?: BillInput[K] | undefined };

/** Three dressings at ₹99.99. */
export const DRESSINGS = [{ name: 'Dressing', price: 99.99, quantity: 3 }];

/** A desk that bills a patient: `begin` makes a new clinic for each test, the others act in it. */
export function billingDesk(app: TestApp) {
  let begun: Begun | undefined;
  const at = (): Begun => {
    if (!begun) throw new Error('The desk begins in beforeEach.');
    return begun;
  };
  return {
    async begin(): Promise<Begun> {
      const admin = await newClinic(app);
      begun = { admin, patientId: (await newPatient(app, admin)).id };
      return begun;
    },
    /** Sends a bill of dressings, paid in cash, with changes. */
    make: (body: Sent, person = at().admin, headers = {}) =>
      app.call(
        createBill,
        {
          body: { patientId: at().patientId, items: DRESSINGS, paymentMode: 'cash', ...body },
        },
        { token: person.token, headers },
      ),
    rowsOf: (table: 'bills' | 'stock_movements' | 'bill_payments') =>
      app.started.services.database.inClinic(at().admin.user.clinic_id ?? '', (tx) =>
        tx.selectFrom(table).selectAll().execute(),
      ),
  };
}
