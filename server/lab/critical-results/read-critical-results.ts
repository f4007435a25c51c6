import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import type { listCriticalResults as endpoint } from '#contract/lab/critical/critical.endpoints.ts';
import type { CriticalReport, CriticalResult } from '#contract/lab/critical/critical-result.ts';
import { LAB_PATIENT_COLUMNS } from '#contract/lab/lab-patient.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import {
  listOpenResults,
  listStandingResults,
  type OpenResultRow,
  type StandingResultRow,
} from './critical-result.store.ts';

function presentResult(row: OpenResultRow | StandingResultRow): CriticalResult {
  const { id, test_name, parameter, result, unit, flag, found_at } = row;
  return { id, test_name, parameter, result, unit, flag, found_at: found_at.toISOString() };
}

/** Lists the open critical results by report, oldest first. */
export async function readCriticalResults(
  { tx, today }: ClinicScope,
  { query }: Pick<EndpointRequest<typeof endpoint>, 'query'>,
): Promise<CriticalReport[]> {
  const rows = await listOpenResults(tx, query.patientId);
  return [...Map.groupBy(rows, ({ order_id }) => order_id).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { order_id, patient_id, doctor, report_id } = first;
    const patient = {
      ...pick(first, LAB_PATIENT_COLUMNS),
      age: yearsOn(first, today),
      id: patient_id,
    };
    return [
      {
        ...{ order_id, patient_id, doctor, reported: report_id !== null },
        Patient: addSecondNames(patient, PATIENT_SECOND_NAMES),
        results: of.map(presentResult),
      },
    ];
  });
}

/** The critical results of an order's current report, with who acknowledged them. */
export async function readStandingResults({ tx }: ClinicScope, orderId: string) {
  const rows = await listStandingResults(tx, orderId);
  return rows.map((row) => ({
    ...presentResult(row),
    acknowledgedBy: row.acknowledged_by,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  }));
}
