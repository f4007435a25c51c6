import { z } from 'zod';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { orderContent } from '#contract/ai/plan/order-content.rules.ts';
import type { Change, PlanContext } from '#contract/ai/plan/planned.ts';
import { pick } from '#contract/kernel/field-names.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type { Born } from '#contract/patients/age.rules.ts';
import { BORN_FIELDS, type Patient } from '#contract/patients/patient.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { conflict } from '../../platform/errors.ts';
import type { Details } from './undo.ts';

/** The state that a proposal was planned on. The proposal is refused if that state has changed. */
export const Seen = z.object({
  content: z.string().exactOptional(),
  status: z.string().exactOptional(),
  details: z.record(z.string(), z.unknown()).exactOptional(),
  /** When the clinic's memory was last saved. */
  since: z.string().nullable().exactOptional(),
});
export type Seen = z.output<typeof Seen>;

export const contentOfOrder = ({
  medications,
  prescription_for_unavailable_drugs: prescription,
}: Pick<PharmacyOrder, 'medications' | 'prescription_for_unavailable_drugs'>): string =>
  orderContent(medications, prescription);

export const contentOfLabOrder = ({ tests, status }: Pick<LabOrder, 'tests' | 'status'>): string =>
  JSON.stringify([status, ...tests.map(({ id }) => id)]);

/**
 * The state of a lab order, with its bill and report: either can depend on the order without
 * changing its status.
 */
export const leftOfLabOrder = (order: LabOrder): string =>
  JSON.stringify([contentOfLabOrder(order), order.billId, order.reportId]);

type Subject = Pick<Patient, 'name' | 'age' | 'gender' | 'phone'> & Born;

/** The patient details that a change touches. */
export function ofThese(details: object, { name, age, gender, phone }: Subject): Details {
  return {
    ...('name' in details && { name }),
    ...('age' in details && { age }),
    ...('gender' in details && { gender }),
    ...('phone' in details && { phone }),
  };
}

/** The same as they are stored: an age as what tells it, so that a birthday changes nothing. */
export function storedOfThese(details: object, patient: Omit<Subject, 'age'>): Details {
  const { age: _age, ...others } = ofThese(details, { ...patient, age: null });
  const isAged = 'age' in details || 'age_told_on' in details;
  return { ...others, ...(isAged && pick(patient, BORN_FIELDS)) };
}

/** The current state of the records that a change would touch, stored with the proposal. */
export function seenOf(
  change: Change,
  context: PlanContext & { memorySince: string | null },
): Seen {
  switch (change.type) {
    case 'edit-pharmacy-order':
    case 'delete-pharmacy-order': {
      const order = context.pharmacyOrders.find(({ id }) => id === change.orderId);
      return order ? { content: contentOfOrder(order), status: order.status } : {};
    }
    case 'edit-lab-order': {
      const order = context.labOrders.find(({ id }) => id === change.orderId);
      return order ? { content: contentOfLabOrder(order) } : {};
    }
    case 'update-patient': {
      const { patient } = context;
      if (!patient) return {};
      const { name, age, gender, phone } = patient;
      return { details: { name, age, gender, phone } };
    }
    case 'save-summary':
      return { content: context.caseSummary };
    case 'save-memory':
      return { content: context.aiMemory, since: context.memorySince };
    case 'create-pharmacy-order':
    case 'create-lab-order':
    case 'add-complaint':
      return {};
  }
}

type Because = typeof M.changedSince | typeof M.builtOn;

/** Throws 409 when the two values differ. */
export function expectSame(was: unknown, now: unknown, because: Because = M.changedSince): void {
  if (was !== now) throw conflict(because);
}
