import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import { SaveComplaintBody } from '#contract/consultation/visit-note.ts';
import { EditLabOrderBody } from '#contract/lab/lab-order.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { EditOrderBody } from '#contract/pharmacy/pharmacy-order.ts';
import { updateSettings } from '../../clinics/index.ts';
import { deleteComplaint, readVisitNote, saveComplaint } from '../../consultation/index.ts';
import * as lab from '../../lab/index.ts';
import { findPatientRow, updatePatient } from '../../patients/index.ts';
import * as pharmacy from '../../pharmacy/index.ts';
import { checkedBody } from '../../platform/checked-body.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { takeOutDrugs, takeOutTests } from '../../visit-sheet/index.ts';
import { contentOfOrder, expectSame, leftOfLabOrder, ofThese, storedOfThese } from './seen.ts';
import type { Undo } from './undo.ts';

const NOTHING = { query: undefined, file: undefined };

/** Undoes an applied change. Throws 409 once something depends on it. */
export async function takeBack(scope: ClinicScope, undo: Undo): Promise<void> {
  switch (undo.type) {
    case 'delete-pharmacy-order':
    case 'rewrite-pharmacy-order':
      return takeBackOrder(scope, undo);
    case 'restore-pharmacy-order':
      return pharmacy.restoreOrder(scope, undo.orderId);
    case 'take-drugs-off-sheet':
      if (!(await takeOutDrugs(scope, undo.visitId, undo))) throw conflict(M.builtOn);
      return;
    case 'take-tests-off-sheet':
      if (!(await takeOutTests(scope, undo.visitId, undo))) throw conflict(M.builtOn);
      return;
    case 'delete-lab-order':
    case 'rewrite-lab-order':
      return takeBackTests(scope, undo);
    case 'update-patient': {
      const { patientId, details, made } = undo;
      const now = await findPatientRow(scope.tx, patientId, { lock: true });
      if (!now) throw notFound();
      const standing = { ...now, age: yearsOn(now, scope.today) };
      const left = 'age' in made ? ofThese(made, standing) : storedOfThese(made, standing);
      expectSame(JSON.stringify(made), JSON.stringify(left), M.builtOn);
      await updatePatient(scope, patientId, checkedBody(UpdatePatientBody, details));
      return;
    }
    case 'delete-complaint':
      await deleteComplaint(scope, { params: { id: undo.id }, body: undefined, ...NOTHING });
      return;
    case 'save-summary': {
      const { visitId, summary, made } = undo;
      const now = await readVisitNote(scope, visitId, { lock: true });
      expectSame(made, now.case_summary, M.builtOn);
      const body = checkedBody(SaveComplaintBody, { case_summary: summary });
      await saveComplaint(scope, { params: { visitId }, body, ...NOTHING });
      return;
    }
    case 'save-memory': {
      const written = { aiMemory: undo.memory, aiMemoryUpdatedAt: undo.since };
      const body = checkedBody(ClinicSettingsBody, written);
      await updateSettings(scope, { params: undefined, body, ...NOTHING });
    }
  }
}

type Of<Type extends Undo['type']> = Extract<Undo, { type: Type }>;

async function takeBackOrder(
  scope: ClinicScope,
  undo: Of<'delete-pharmacy-order' | 'rewrite-pharmacy-order'>,
): Promise<void> {
  const params = { id: undo.orderId };
  await pharmacy.lockOrder(scope.tx, undo.orderId);
  const now = await pharmacy.readOrder(scope, undo.orderId);
  expectSame(undo.made, contentOfOrder(now), M.builtOn);
  if (undo.type === 'delete-pharmacy-order') {
    await pharmacy.deleteOrder(scope, { params, body: undefined, ...NOTHING });
    return;
  }
  const body = checkedBody(EditOrderBody, {
    items: undo.items,
    prescription_for_unavailable_drugs: undo.prescription,
    override_reasons: undo.reasons,
  });
  await pharmacy.editOrder(scope, { params, body, ...NOTHING });
}

async function takeBackTests(
  scope: ClinicScope,
  undo: Of<'delete-lab-order' | 'rewrite-lab-order'>,
): Promise<void> {
  const params = { id: undo.orderId };
  await lab.lockLabOrder(scope.tx, undo.orderId);
  const now = await lab.readLabOrder(scope, undo.orderId);
  expectSame(undo.made, leftOfLabOrder(now), M.builtOn);
  if (undo.type === 'delete-lab-order') {
    await lab.deleteLabOrder(scope, { params });
    return;
  }
  const tests = undo.tests.map((test) => ({ ...test, price: 0 }));
  const body = checkedBody(EditLabOrderBody, { tests, status: undo.status });
  await lab.overrideLabOrder(scope, { params, body, ...NOTHING });
}
