import type { Change, ChangeType } from '#contract/ai/plan/planned.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { editTests, orderTests } from './change-lab.ts';
import { deleteOrder, editOrder, writeOrder } from './change-pharmacy.ts';
import { addToHistory, changePatient, saveMemory, saveSummary } from './change-record.ts';
import type { Seen } from './seen.ts';
import type { Undo } from './undo.ts';

export type ChangeOf<Type extends ChangeType> = Extract<Change, { type: Type }>;

/** What is known of a proposal when it is applied. */
export type Making = {
  readonly runId: string;
  readonly seen: Seen;
  readonly reasons: readonly OverrideReason[];
  /** Whether the assistant has proposed this very line: one that a person has edited is theirs. */
  readonly isProposed: (line: object) => boolean;
};

/**
 * Makes a change by the verb of the ordinary call, under its rules. 409 where somebody has written since
 * the answer came. Answers how it is taken back, or null when that is not possible here.
 */
export async function makeChange(
  scope: ClinicScope,
  change: Change,
  making: Making,
): Promise<Undo | null> {
  switch (change.type) {
    case 'create-pharmacy-order':
      return writeOrder(scope, change, making);
    case 'edit-pharmacy-order':
      return editOrder(scope, change, making);
    case 'delete-pharmacy-order':
      return deleteOrder(scope, change, making);
    case 'create-lab-order':
      return orderTests(scope, change, making);
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
