import { sql } from 'kysely';
import type { ReportContent } from '#contract/lab/report.rules.ts';
import type { Tx } from '../platform/db/scope.ts';

export type ReportVersionRow = Awaited<ReturnType<typeof listNewestVersions>>[number];

/** The version of each report that is shown: the newest. */
export async function listNewestVersions(tx: Tx, reportIds: readonly string[]) {
  if (reportIds.length === 0) return [];
  return (
    tx
      .selectFrom('lab_report_versions')
      .where('report_id', 'in', reportIds)
      .distinctOn('report_id')
      .select(['report_id', 'version', 'created_at'])
      // What a version holds was checked when it was submitted.
      .select(sql<ReportContent>`content`.as('content'))
      .orderBy('report_id')
      .orderBy('version', 'desc')
      .execute()
  );
}
