import type { Change, ChangeType } from '#contract/ai/plan/planned.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { editTests, orderTests } from './change-lab.ts';
import { deleteOrder, editOrder, writeOrder } from './change-pharmacy.ts';
import { orderTestsOnSheet, prescribeOnSheet } from './change-sheet.ts';
import { addToHistory, changePatient, saveMemory, saveSummary } from './change-texts.ts';
import type { Seen } from './seen.ts';
import type { Undo } from './undo.ts';

export type ChangeOf<Type extends ChangeType> = Extract<Change, { type: Type }>;

/** The data a proposal is applied with. */
export type Making = {
  readonly runId: string;
  /** The visit of the run; a new order belongs to it. */
  readonly visitId: string | null;
  readonly seen: Seen;
  readonly reasons: readonly OverrideReason[];
  /** New orders join the open orders of the visit's sheet. */
  readonly onSheet: boolean;
  /**
   * Whether the assistant proposed exactly this line. A line that a person has edited counts as
   * theirs.
   */
  readonly isProposed: (line: object) => boolean;
};

/**
 * Makes a change through the function behind the ordinary endpoint, with its rules. Throws 409 when
 * the record has changed since the answer. Returns how to undo the change, or null when that is not
 * possible here.
 */
export async function makeChange(
  scope: ClinicScope,
  change: Change,
  making: Making,
): Promise<Undo | null> {
  const { visitId, onSheet } = making;
  const sheetOf = onSheet ? visitId : null;
  switch (change.type) {
    case 'create-pharmacy-order':
      return sheetOf
        ? prescribeOnSheet(scope, change, { ...making, visitId: sheetOf })
        : writeOrder(scope, change, making);
    case 'edit-pharmacy-order':
      return editOrder(scope, change, making);
    case 'delete-pharmacy-order':
      return deleteOrder(scope, change, making);
    case 'create-lab-order':
      return sheetOf
        ? orderTestsOnSheet(scope, change, { ...making, visitId: sheetOf })
        : orderTests(scope, change, making);
    case 'edit-lab-order':
      return editTests(scope, change, making);
    case 'update-patient':
      return changePatient(scope, change, making);
    case 'add-complaint':
      return addToHistory(scope, change);
    case 'save-summary':
      return saveSummary(scope, change, making);
    case 'save-memory':
      return saveMemory(scope, change, making);
  }
}
