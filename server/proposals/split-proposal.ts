import { z } from 'zod';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import type { Change, Plan as Planned } from '#contract/ai/plan/planned.ts';
import {
  type OrderParts,
  orderParts,
  type SplitPlan,
  splitPlan,
  textLines,
} from '#contract/ai/plan/split-plan.rules.ts';
import { storableText } from '#contract/kernel/storable.ts';
import * as lab from '../lab/index.ts';
import * as pharmacy from '../pharmacy/index.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { contentOfLabOrder, contentOfOrder, expectSame, Seen } from './changes/seen.ts';
import { insertProposals, nextPosition, type ProposalRow } from './proposal.store.ts';

type ChangePlan = Extract<Planned, { kind: 'change' }>;
type Wanted = {
  readonly lines: readonly number[];
  readonly edited?: Change | undefined;
  readonly isLeftOut?: boolean;
};

/**
 * Divides a pending proposal into the chosen lines and the others. Throws 409 when it is no longer
 * pending or its order has changed, and 400 for a line that it does not have.
 */
export async function divide(
  scope: ClinicScope,
  row: ProposalRow,
  plan: ChangePlan,
  { lines, edited, isLeftOut = false }: Wanted,
): Promise<SplitPlan> {
  if (row.state !== 'waiting' && row.state !== 'failed') throw conflict(M.decidedMeanwhile);
  const now = await readOrderOf(scope, plan.change);
  if (now) expectSame(Seen.parse(row.seen).content, now.content);
  const split = splitPlan(plan, lines, {
    ...(now && { before: now.parts }),
    ...(edited && { edited: orderParts(edited) }),
    isLeftOut,
  });
  if (!split) throw invalidField(isLeftOut ? 'lines' : 'proposals', M.unknownLine);
  return split;
}

/** Stores the other lines as a new pending proposal, and returns its position. */
export async function keepRest(
  scope: ClinicScope,
  row: ProposalRow,
  rest: ChangePlan | null,
): Promise<number | undefined> {
  if (!rest) return undefined;
  const now = await readOrderOf(scope, rest.change);
  const seen = { ...Seen.parse(row.seen), ...(now && { content: now.content }) };
  const position = await nextPosition(scope.tx, row.run_id);
  const { clinic_id, run_id, action, written, is_repeat, needs_word } = row;
  await insertProposals(scope.tx, [
    {
      ...{ clinic_id, run_id, action, written, is_repeat, needs_word, position },
      id: scope.newId(),
      effects: [...effectsOf(rest.change)],
      plan: JSON.stringify(z.encode(Plan, rest), storableText),
      seen: JSON.stringify(seen, storableText),
      state: 'waiting',
      message: '',
    },
  ]);
  return position;
}

/** The order that an edit concerns, locked until the transaction ends; undefined for a new order. */
async function readOrderOf(
  scope: ClinicScope,
  change: Change,
): Promise<{ parts: OrderParts; content: string } | undefined> {
  if (change.type === 'edit-pharmacy-order') {
    await pharmacy.lockOrder(scope.tx, change.orderId);
    const order = await pharmacy.readOrder(scope, change.orderId);
    const texts = textLines(order.prescription_for_unavailable_drugs);
    const parts = { lines: order.medications.map(planned), texts, tests: [] };
    return { parts, content: contentOfOrder(order) };
  }
  if (change.type !== 'edit-lab-order') return undefined;
  await lab.lockLabOrder(scope.tx, change.orderId);
  const order = await lab.readLabOrder(scope, change.orderId);
  const tests = order.tests.map(({ id, name }) => ({ id, name }));
  return { parts: { lines: [], texts: [], tests }, content: contentOfLabOrder(order) };
}

type Medication = Awaited<ReturnType<typeof pharmacy.readOrder>>['medications'][number];

const planned = (line: Medication) => {
  const { drug_id, name, quantity, tabletsPerDay, numberOfDays, directions_to_use } = line;
  const dose = { quantity, tabletsPerDay, numberOfDays, directions_to_use };
  return { drug_id, name, ...dose, ...(line.daysAssumed && { daysAssumed: true }) };
};
