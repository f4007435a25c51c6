import { textLines } from '#contract/ai/plan/split-plan.rules.ts';
import { CreateLabOrderBody } from '#contract/lab/lab-order.ts';
import { CreateOrderBody } from '#contract/pharmacy/pharmacy-order.ts';
import { checkedBody } from '../../platform/checked-body.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import * as sheet from '../../visit-sheet/index.ts';
import { marked } from './change-lab.ts';
import { given, itemsOf } from './change-pharmacy.ts';
import type { ChangeOf, Making } from './make-change.ts';
import type { Undo } from './undo.ts';

type OnSheet = Making & { readonly visitId: string };

/** Adds a proposed prescription to the sheet of its visit. */
export async function prescribeOnSheet(
  scope: ClinicScope,
  { patientId, lines, prescription }: ChangeOf<'create-pharmacy-order'>,
  making: OnSheet,
): Promise<Undo> {
  const { visitId } = making;
  const reasons = given(making.reasons);
  const { items } = checkedBody(CreateOrderBody, {
    patient_id: patientId,
    items: itemsOf(lines, making),
    prescription_for_unavailable_drugs: prescription,
    override_reasons: reasons,
  });
  const texts = textLines(prescription).map((text) => text.trim());
  const added = await sheet.addDrugs(scope, { visitId, patientId, items, texts, reasons });
  return {
    type: 'take-drugs-off-sheet',
    visitId,
    orderId: added.orderId,
    items: added.items.map(lineOf),
    replaced: added.replaced.map(lineOf),
    texts: [...added.texts],
    ...(!added.isNew && { joined: true }),
    reasons,
  };
}

type Item = sheet.AddedDrugs['items'][number];

const lineOf = ({ ai_run_id, directions_to_use, ...item }: Item) => ({
  ...item,
  directions_to_use: directions_to_use ?? null,
  ...(ai_run_id && { ai_run_id }),
});

/** Adds proposed tests to the sheet of their visit. */
export async function orderTestsOnSheet(
  scope: ClinicScope,
  { patientId, tests: proposed }: ChangeOf<'create-lab-order'>,
  making: OnSheet,
): Promise<Undo> {
  const { visitId } = making;
  const tests = marked(proposed, making);
  const body = checkedBody(CreateLabOrderBody, { patient_id: patientId, tests });
  const { orderId, isNew, testIds } = await sheet.addTests(scope, {
    ...{ visitId, patientId, tests: body.tests },
  });
  return {
    ...{ type: 'take-tests-off-sheet', visitId, orderId, testIds: [...testIds] },
    ...(!isNew && { joined: true }),
  };
}
