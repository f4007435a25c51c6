import { beforeEach } from 'vitest';
import { listVisitRuns, undoProposals } from '#contract/ai/ai.endpoints.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { createLabOrder, listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from './build-app.ts';
import { newClinic, newVisit, type Person } from './builders/clinic.ts';
import { aDrug } from './builders/pharmacy.ts';
import { applyTo, proposed } from './builders/proposals.ts';
import { startModelServer } from './start-model-server.ts';
import { SOMEWHERE } from './world.ts';

type At = {
  admin: Person;
  visit: { id: string; patient_id: string };
  /** A drug with 40 tablets in stock. */
  drugId: string;
  testId: string;
};

/**
 * Starts a server whose model proposes what a test tells it to. `at` has a new clinic with a visit
 * for each test.
 */
export function startAssistedVisit() {
  const server = startModelServer();
  const app = startTestApp(undefined, () => ({
    model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
    dailyLimit: 1_000,
    timeouts: { first: 5_000, next: 5_000, whole: 9_000 },
  }));
  const at: At = {
    admin: SOMEWHERE.admin,
    visit: { id: '', patient_id: '' },
    drugId: '',
    testId: '',
  };

  beforeEach(async () => {
    at.admin = await newClinic(app);
    at.visit = await newVisit(app, at.admin, { name: 'Asha Rao', complaint: 'fever' });
    const drug = aDrug({ name: 'Paracetamol 650 mg Tablet', quantity_in_stock: 40 });
    at.drugId = (await app.ok(addDrug, { body: drug }, at.admin)).id;
    const test = { name: 'Complete Blood Count', price: 300 };
    at.testId = (await app.ok(addLabTest, { body: test }, at.admin)).id;
    await app.ok(addLabTest, { body: { name: 'ESR', price: 100 } }, at.admin);
  });

  const ofPatient = () => ({ params: { id: at.visit.patient_id } });
  return {
    app,
    at,
    ofPatient,
    ask: (actions: readonly unknown[], more: Record<string, string> = {}, person = at.admin) =>
      proposed({ app, server, person }, { recordId: at.visit.id, ...more }, actions),
    apply: (run: KeptRun, more: object = {}, person = at.admin) => applyTo(app, person, run, more),
    undo: ({ id }: KeptRun, person = at.admin) =>
      app.call(undoProposals, { params: { id }, body: { positions: [0] } }, person),
    kept: async () => (await app.ok(listVisitRuns, { params: { id: at.visit.id } }, at.admin)).runs,
    orders: () => app.ok(listPatientPharmacyOrders, ofPatient(), at.admin),
    labOrders: () => app.ok(listPatientLabOrders, { ...ofPatient(), query: {} }, at.admin),
    stock: async () =>
      (await app.ok(getDrug, { params: { id: at.drugId } }, at.admin)).quantity_in_stock,
    newOrder: (quantity = 6) =>
      app.ok(
        createPharmacyOrder,
        {
          body: {
            patient_id: at.visit.patient_id,
            items: [{ drug_id: at.drugId, quantity }],
          },
        },
        at.admin,
      ),
    newLabOrder: () =>
      app.ok(
        createLabOrder,
        { body: { patient_id: at.visit.patient_id, tests: [{ id: at.testId }] } },
        at.admin,
      ),
  };
}
