import { screen, within } from '@testing-library/react';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  listUsualAdvice,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { fail } from './api-double.ts';
import { aDrug } from './builders/drugs.ts';
import { aLabTest } from './builders/lab-tests.ts';
import { aUser } from './builders/people.ts';
import { aVisitSheet, visitDouble } from './builders/visit-double.ts';
import { renderApp } from './render-app.tsx';

const DOCTOR = aUser('doctor');
export const PAN = aDrug({
  name: 'Pan 40 mg Tablet',
  quantity_in_stock: 100,
  sellable_quantity: 100,
});

/** Opens the visit sheet of a running consultation, with one drug in stock and these tests in the catalogue. */
export async function openSheet(changes: Partial<VisitSheet> = {}, tests = ['CBC']) {
  const double = visitDouble({ status: 'consulting', doctor_id: DOCTOR.id });
  const { api, visit } = double;
  let sheet = aVisitSheet(visit, changes);
  api.on(getVisitSheet, () => sheet);
  api.on(listDrugs, [PAN]);
  api.on(
    listLabTests,
    tests.map((name) => aLabTest({ name })),
  );
  api.on(listDiagnoses, []);
  api.on(listUsualAdvice, [
    { text: 'Warm fluids', uses: 5 },
    { text: 'Rest', uses: 2 },
  ]);
  api.on(saveVisitSheet, ({ body }) => {
    const { diagnoses = sheet.diagnoses, advice = sheet.advice } = body;
    sheet = { ...sheet, diagnoses, advice, version: sheet.version + 1 };
    return sheet;
  });
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const field = (name: string) => region.findByRole('combobox', { name });
  const again = () => renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const bodies = () => api.requests(saveVisitSheet).map(({ body }) => body);
  return { ...view, ...double, region, field, again, bodies };
}

/** The same, with replies for its completion. */
export async function openToComplete() {
  const opened = await openSheet();
  opened.api.on(completeVisit, { ...opened.visit, status: 'seen' });
  opened.api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  opened.api.on(listQueue, []);
  opened.api.on(callNext, fail(404, 'Nobody waits.'));
  return opened;
}
