import { isFigure } from '#contract/lab/results/measured.rules.ts';
import { inWords, type ReportContent } from '#contract/lab/results/report.rules.ts';
import type { Norms } from '#contract/lab/results/report-norms.rules.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { closeResults } from './close-critical-results.ts';
import { listStandingResults } from './critical-result.store.ts';

type Version = {
  orderId: string;
  /** Null for values entered before the report. */
  versionId: string | null;
  tests: readonly { readonly id: string; readonly name: string }[];
  content: ReportContent;
  norms: Norms;
};

type Found = {
  test_id: string;
  test_name: string;
  parameter: string;
  result: string;
  unit: string;
  flag: 'critical_low' | 'critical_high';
};

/** The values of a version beyond their critical limits. */
function criticalOf({ tests, content, norms }: Version): Found[] {
  if (typeof content === 'string') return [];
  return tests.flatMap(({ id, name }) =>
    Object.entries(content[id] ?? {}).flatMap(([parameter, value]) => {
      const of = norms[id] ?? {};
      const norm = Object.hasOwn(of, parameter) ? of[parameter] : undefined;
      const { flag = 'none', unit = '' } = norm ?? {};
      if (flag !== 'critical_low' && flag !== 'critical_high') return [];
      const named = { test_id: id, test_name: name, parameter };
      return [{ ...named, result: inWords(value), unit, flag }];
    }),
  );
}

const SAME = ['test_id', 'parameter', 'unit', 'flag'] as const;
const isSameResult = (one: string, other: string): boolean =>
  one === other || (isFigure(one) && isFigure(other) && Number(one) === Number(other));
/** 2.4 and 2.40 are the same result. */
const isSame = (one: Pick<Found, 'result' | (typeof SAME)[number]>, other: typeof one): boolean =>
  SAME.every((field) => one[field] === other[field]) && isSameResult(one.result, other.result);

/**
 * Records the critical values of a new report version, or of the values entered before it. Results
 * that were known before stay, acknowledged or not. Results that are no longer there are withdrawn.
 */
export async function noteCriticalResults(scope: ClinicScope, version: Version): Promise<void> {
  const { tx, actor, now } = scope;
  const { orderId, versionId } = version;
  const found = criticalOf(version);
  const standing = await listStandingResults(tx, orderId);
  const gone = standing.filter((one) => !found.some((other) => isSame(one, other)));
  await withdraw(scope, orderId, gone);
  const fresh = found.filter((one) => !standing.some((other) => isSame(one, other)));
  if (fresh.length === 0) return;
  await tx
    .insertInto('lab_critical_results')
    .values(
      fresh.map((one) => ({
        ...one,
        clinic_id: actor.clinicId,
        id: scope.newId(),
        order_id: orderId,
        version_id: versionId,
        found_at: now,
      })),
    )
    .execute();
  const results = fresh.map(({ parameter, result, flag }) => ({ parameter, result, flag }));
  await scope.audit('note-critical-results', { type: 'lab-order', id: orderId }, { results });
}

/** Withdraws the critical results of an order that is deleted, or whose report is. */
export async function withdrawCriticalResults(scope: ClinicScope, orderId: string): Promise<void> {
  await withdraw(scope, orderId, await listStandingResults(scope.tx, orderId));
}

async function withdraw(
  scope: ClinicScope,
  orderId: string,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const results = await closeResults(
    scope,
    'withdrawn',
    rows.map(({ id }) => id),
  );
  if (results.length === 0) return;
  await scope.audit('withdraw-critical-results', { type: 'lab-order', id: orderId }, { results });
}
