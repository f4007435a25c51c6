import { sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listPatients as endpoint } from '#contract/patients/patients.endpoints.ts';
import { searchDigits } from '#contract/patients/phone.rules.ts';
import { dayTokenOf, searchWords } from '#contract/patients/search.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPatient } from './patient.present.ts';
import { countPatients, findPatientRows } from './patient.store.ts';

type Query = EndpointRequest<typeof endpoint>['query'];
/** The total that matches, the ids of one page, and the patient found by today's token. */
type Found = { total: number; near: boolean; ids: string[]; by_token: string | null };
const NONE: Found = { total: 0, near: false, ids: [], by_token: null };

function skipped({ page, limit }: Query): number {
  return (page - 1) * limit;
}

async function search({ tx, today }: ClinicScope, query: Query): Promise<Found> {
  const words = searchWords(query.search).sort((a, b) => b.length - a.length);
  const { rows } = await sql<Found>`SELECT total, near, ids, by_token FROM search_patients(
    ${words}::text[], ${searchDigits(query.search)}, ${query.gender ?? null}::text, ${query.sortBy}, ${query.sortOrder},
    ${query.limit}, ${skipped(query)},
    ${dayTokenOf(query.search) ?? null}::int, ${today}::date)`.execute(tx);
  return rows[0] ?? NONE;
}

async function browse({ tx }: ClinicScope, query: Query): Promise<Found> {
  // The few placeholders are read first, so that the rest are walked by an index.
  const placeholders = tx.selectFrom('patients').where('placeholder', '=', true).select('id');
  let patients = tx.selectFrom('patients').where('id', 'not in', placeholders);
  if (query.gender) patients = patients.where('gender', '=', query.gender);
  const count = await countPatients(tx, query.gender);
  const page = await patients
    .select('id')
    .orderBy(query.sortBy === 'name' ? 'name_folded' : 'created_at', query.sortOrder)
    .orderBy('id')
    .limit(query.limit)
    .offset(skipped(query))
    .execute();
  return { ...NONE, total: count, ids: page.map(({ id }) => id) };
}

/** Returns one page of the clinic's patients: searched, filtered and sorted. */
export async function listPatients(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const find = query.search.trim() === '' ? browse : search;
  const token = dayTokenOf(query.search);
  const { total, near, ids, by_token } = await find(scope, query);
  const rows = await findPatientRows(scope.tx, ids);
  return {
    patients: rows.map((row) => presentPatient(row, scope)),
    totalCount: total,
    currentPage: query.page,
    totalPages: totalPages(total, query.limit),
    ...(near && { nearSpellings: true }),
    ...(by_token && token && { withTokenToday: { patient_id: by_token, token_no: token } }),
  };
}
