import { addDays, clinicDay } from '#contract/kernel/dates.ts';
import { ageOn } from '#contract/patients/age.rules.ts';
import { checkOrder, type OrderToCheck } from '#contract/safety/check-order.rules.ts';
import { SAFETY_MESSAGES as M } from '#contract/safety/safety.messages.ts';
import type { Override, OverrideReason, PatientChecks } from '#contract/safety/warning.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { isRecentWeight } from '#contract/vitals/recent-weight.rules.ts';
import { isPlausible } from '#contract/vitals/vital-ranges.rules.ts';
import { findPatientRow } from '../../patients/index.ts';
import { notFound, Refusal } from '../../platform/errors.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findNewestWeight } from '../../vitals/index.ts';
import {
  findOrderToCheck,
  listLinesToCheck,
  listRecentLines,
  writeOverrides,
} from './order-safety.store.ts';

/** The data that an order of this patient is checked against. Throws 404 for an unknown patient. */
export async function readPatientChecks(
  scope: ClinicScope,
  patientId: string,
  exceptOrderId?: string,
): Promise<PatientChecks> {
  return (await readCheckedPatient(scope, patientId, exceptOrderId)).checks;
}

/**
 * A patient, and the data that an order is checked against besides its own lines, in one round trip.
 * Throws 404 for an unknown patient.
 */
export async function readCheckedPatient(
  scope: ClinicScope,
  patientId: string,
  exceptOrderId?: string,
) {
  const { tx, actor, now, today } = scope;
  const [patient, lines, newest] = await atOnce([
    findPatientRow(tx, patientId),
    listRecentLines(tx, { patientId, exceptOrderId, now }),
    findNewestWeight(tx, patientId),
  ]);
  if (!patient) throw notFound();
  const running = lines.map(({ created_at, days, ...named }) => ({
    ...named,
    until: addDays(clinicDay(created_at, actor.timeZone), days - 1),
  }));
  const age = ageOn(patient, today);
  const months = age && (age.months ?? age.years * 12);
  const checks: PatientChecks = {
    age: age?.years ?? null,
    ageMonths: age?.months ?? null,
    weight: recentWeight(scope, newest, months),
    gender: patient.gender,
    allergies: patient.allergies,
    pregnancy_due_on: patient.pregnancy_due_on,
    today,
    running: running.filter(({ until }) => until >= today),
  };
  return { patient, checks };
}

/** The newest weight, if it is plausible and recent enough for the age; an older one decides nothing. */
function recentWeight(
  { actor, today }: ClinicScope,
  newest: Awaited<ReturnType<typeof findNewestWeight>>,
  months: number | null,
): PatientChecks['weight'] {
  if (!newest || !isPlausible('weight', newest.kg)) return null;
  const takenOn = clinicDay(newest.takenAt, actor.timeZone);
  return isRecentWeight(takenOn, { today, months }) ? { kg: newest.kg, takenOn } : null;
}

type Judged = {
  readonly order: OrderToCheck;
  readonly checks: PatientChecks;
  readonly reasons: readonly OverrideReason[];
  /** The overridden warnings of an earlier version of the order. */
  readonly overridden?: readonly Override[];
};

/**
 * Checks an order. Each serious warning needs a reason, given now or for an earlier version of the
 * order. Otherwise throws 409 with the warnings. Returns the overridden warnings.
 */
export function judgeOrder(
  { actor, now }: Pick<ClinicScope, 'actor' | 'now'>,
  { order, checks, reasons, overridden = [] }: Judged,
): readonly Override[] {
  const { warnings } = checkOrder(order, checks);
  if (withoutReason(warnings, [...reasons, ...overridden]).length > 0) {
    throw new Refusal('reasons_needed', M.reasonsNeeded, { extra: { warnings } });
  }
  const given = new Map(reasons.map(({ warning, reason }) => [warning, reason]));
  const before = new Map(overridden.map((one) => [one.warning, one]));
  return warnings.flatMap(({ id: warning, message }): Override[] => {
    const earlier = before.get(warning);
    const reason = given.get(warning);
    if (reason === undefined) return earlier ? [earlier] : [];
    if (earlier?.reason === reason) return [earlier];
    return [{ warning, message, reason, by: actor.name, at: now.toISOString() }];
  });
}

/**
 * Judges an order that was just rewritten, and writes its overridden warnings. Returns them for the
 * audit row.
 */
export async function settleWarnings(
  scope: ClinicScope,
  { id, patient_id: patientId }: { readonly id: string; readonly patient_id: string },
  reasons: readonly OverrideReason[],
): Promise<readonly Override[]> {
  const { tx } = scope;
  const [written, drugs, checks] = await atOnce([
    findOrderToCheck(tx, id),
    listLinesToCheck(tx, id),
    readPatientChecks(scope, patientId, id),
  ]);
  const order = { drugs, prescription: written.prescription_for_unavailable_drugs };
  const overridden = written.overrides;
  const overrides = judgeOrder(scope, { order, checks, reasons, overridden });
  if (overrides.length + overridden.length > 0) await writeOverrides(tx, id, overrides);
  return overrides;
}
