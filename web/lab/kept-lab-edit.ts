import { z } from 'zod';
import { LAB_ORDER_STATUS_LABELS, LAB_ORDER_STATUSES } from '#contract/lab/lab-order.status.ts';
import { type LabOrder, OrderedTest } from '#contract/lab/lab-order.ts';
import {
  findUnsaved,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';

/** The changes, so that a colleague's other tests of the order stay, and the status that the changed one replaces. */
const Kept = z.object({
  added: z.array(OrderedTest),
  removed: z.array(z.string()),
  status: z.enum(LAB_ORDER_STATUSES).nullable(),
  before: z.enum(LAB_ORDER_STATUSES).optional(),
});

/** The tests and the status of an order as they are edited. */
export type LabEdit = Pick<LabOrder, 'tests' | 'status'>;

const nameOf = (orderId: string) => `lab-order-edit.${orderId}`;

/** The tests of `order` that the other one lacks. */
const testsBeyond = (order: Pick<LabOrder, 'tests'>, other: Pick<LabOrder, 'tests'>) =>
  order.tests.filter(({ id }) => other.tests.every((test) => test.id !== id));

function draftOf(first: LabEdit, edit: LabEdit): z.output<typeof Kept> | null {
  const added = testsBeyond(edit, first);
  const removed = testsBeyond(first, edit).map(({ id }) => id);
  // A cancellation may pay back, so it is never kept.
  const isKept = edit.status !== first.status && edit.status !== 'cancelled';
  if (added.length + removed.length === 0 && !isKept) return null;
  return { added, removed, status: isKept ? edit.status : null, before: first.status };
}

/** The draft on the order of now, without its status when the order has moved since; null when it changes nothing. */
function onto(order: LabOrder, kept: z.output<typeof Kept>): LabEdit | null {
  const { added, removed, before } = kept;
  const status = before === order.status ? kept.status : null;
  const edit = {
    tests: [
      ...order.tests.filter(({ id }) => !removed.includes(id)),
      ...testsBeyond({ tests: added }, order),
    ],
    status: status ?? order.status,
  };
  return draftOf(order, edit) ? edit : null;
}

/** The changes of an edit in words, one each. */
export function changesOf(first: LabEdit, edit: LabEdit): string[] {
  const named = (verb: string, tests: LabEdit['tests']): string[] =>
    tests.length > 0 ? [`${verb}: ${tests.map(({ name }) => name).join(', ')}.`] : [];
  const [from, to] = [first, edit].map(({ status }) => LAB_ORDER_STATUS_LABELS[status]);
  return [
    ...named('Added', testsBeyond(edit, first)),
    ...named('Removed', testsBeyond(first, edit)),
    ...(from === to ? [] : [`Status: ${to}, was ${from}.`]),
  ];
}

/** The newest edit of this order that was neither saved nor cancelled. */
export const findLabEdit = (order: LabOrder) =>
  findUnsaved(nameOf(order.id), Kept, (kept) => onto(order, kept));

/** Keeps an edit of the order that the form opened with. */
export const keepLabEdit = (first: LabOrder, edit: LabEdit): void =>
  writeOwnDraft(nameOf(first.id), draftOf(first, edit));

/** Called when the edit is saved or cancelled. */
export const forgetLabEdit = (orderId: string): void => writeOwnDraft(nameOf(orderId), null);

/** Removes a draft of a closed tab that this one has stored as its own. */
export const takeLabEdit = (orderId: string, from: TabDraft): void =>
  removeTakenOver([from], nameOf(orderId));
