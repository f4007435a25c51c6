import { screen, within } from '@testing-library/react';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import type { PatientChecks } from '#contract/safety/warning.ts';
import {
  getVisitSheet,
  listDiagnoses,
  listUsualAdvice,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { startSession } from '#web/lib/session/session.ts';
import { type ApiDouble, fail } from './api-double.ts';
import { aDrug } from './builders/drugs.ts';
import { aPharmacyOrder, patientChecks } from './builders/history.ts';
import { aLabTest } from './builders/lab-tests.ts';
import { aUser } from './builders/people.ts';
import { aVisitSheet, visitDouble } from './builders/visit-double.ts';
import { renderApp } from './render-app.tsx';

const DOCTOR = aUser('doctor');
const WRITTEN = '2026-11-21T04:30:00.000Z';
export const PAN = aDrug({
  name: 'Pan 40 mg Tablet',
  quantity_in_stock: 100,
  sellable_quantity: 100,
});

type Clinic = {
  /** The names of the catalogue's tests. */
  tests?: readonly string[];
  drugs?: readonly Drug[];
  /** The patient, for the safety checks. */
  checks?: Partial<PatientChecks>;
  status?: VisitStatus;
  /** Runs before the page is opened. */
  before?: (visit: Visit, api: ApiDouble) => void;
};

/** Opens the visit sheet of a running consultation, with one drug in stock and these tests in the catalogue. */
export async function openSheet(
  changes: Partial<VisitSheet> = {},
  { tests = ['CBC'], drugs = [PAN], checks = {}, status = 'consulting', before }: Clinic = {},
) {
  const double = visitDouble({ status, doctor_id: DOCTOR.id });
  const { api, visit } = double;
  let sheet = aVisitSheet(visit, changes);
  api.on(getVisitSheet, () => sheet);
  api.on(listDrugs, [...drugs]);
  api.on(getPatientChecks, patientChecks(checks));
  api.on(
    listLabTests,
    tests.map((name) => aLabTest({ name })),
  );
  api.on(listDiagnoses, []);
  api.on(listUsualAdvice, [
    { text: 'Warm fluids', uses: 5 },
    { text: 'Rest', uses: 2 },
  ]);
  api.on(saveVisitSheet, ({ body: { version: _, prescriptions, tests: __, ...own } }) => {
    const parts = Object.fromEntries(Object.entries(own).filter(([, part]) => part !== undefined));
    sheet = { ...sheet, ...parts, version: sheet.version + 1 };
    const [prescription] = prescriptions ?? [];
    if (!prescription) return sheet;
    const medications = prescription.items.flatMap((item) =>
      aPharmacyOrder().medications.map((medication) => ({
        ...{ ...medication, ...item, ai_run_id: null },
        directions_to_use: item.directions_to_use ?? '',
        name: drugs.find(({ id }) => id === item.drug_id)?.name ?? '',
      })),
    );
    const order = aPharmacyOrder({
      ...{ status: 'pending', billId: null, medications },
      overrides: prescription.override_reasons.map((one) => ({
        ...{ ...one, message: one.warning, by: DOCTOR.name, at: WRITTEN },
      })),
      prescription_for_unavailable_drugs: prescription.prescription,
    });
    const isEmpty = medications.length === 0 && prescription.prescription === '';
    sheet = { ...sheet, pharmacyOrders: isEmpty ? [] : [order] };
    return sheet;
  });
  startSession('t', DOCTOR);
  before?.(visit, api);
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const field = (name: string) => region.findByRole('combobox', { name });
  const again = () => renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const bodies = () => api.requests(saveVisitSheet).map(({ body }) => body);
  return { ...view, ...double, region, field, again, bodies };
}

/** The same, with replies for its completion. */
export async function openToComplete(changes: Partial<VisitSheet> = {}, clinic: Clinic = {}) {
  const opened = await openSheet(changes, clinic);
  opened.api.on(completeVisit, { ...opened.visit, status: 'seen' });
  opened.api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  opened.api.on(listQueue, []);
  opened.api.on(callNext, fail(404, 'Nobody waits.'));
  return opened;
}
