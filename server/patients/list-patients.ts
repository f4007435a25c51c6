import { type Expression, type SqlBool, sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listPatients as endpoint } from '#contract/patients/patients.endpoints.ts';
import { digitsOf, isNumericTerm, searchWords } from '#contract/patients/search.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { LATEST_STAY } from './latest-stay.ts';
import { presentPatient } from './patient.present.ts';

type Query = EndpointRequest<typeof endpoint>['query'];

/** The patients that a search finds, as a condition; undefined when nothing was searched for. */
function matching({ search, gender }: Query): Expression<SqlBool> | undefined {
  if (search.trim() === '') return gender ? sql<SqlBool>`patients.gender = ${gender}` : undefined;
  const words = searchWords(search);
  const digits = isNumericTerm(search) ? digitsOf(search) : '';
  return sql<SqlBool>`patients.id IN (
    SELECT patient_id FROM search_patients(${words}::text[], ${digits}, ${gender ?? null}::text))`;
}

/** One page of the clinic's patients, found, filtered and sorted. */
export async function listPatients(
  { tx, now }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const condition = matching(query);
  let found = tx.selectFrom('patients');
  if (condition) found = found.where(condition);
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('patients')
    .select(LATEST_STAY)
    .orderBy(query.sortBy === 'name' ? 'name_folded' : 'created_at', query.sortOrder)
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    patients: rows.map((row) => presentPatient(row, now)),
    totalCount: count,
    currentPage: query.page,
    totalPages: totalPages(count, query.limit),
  };
}
