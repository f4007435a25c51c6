import { sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listPatients as endpoint } from '#contract/patients/patients.endpoints.ts';
import { searchDigits } from '#contract/patients/phone.rules.ts';
import { dayTokenOf, searchWords } from '#contract/patients/search.rules.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPatient } from './patient.present.ts';
import {
  countPatients,
  findPatientPage,
  findPatientRows,
  type ListedPatientRow,
} from './patient.store.ts';

type Query = EndpointRequest<typeof endpoint>['query'];
/** The total that matches, the ids of one page, and the patient found by today's token. */
type Found = { total: number; near: boolean; ids: string[]; by_token: string | null };
type Listed = Found & { rows: ListedPatientRow[] };
const NONE: Found = { total: 0, near: false, ids: [], by_token: null };

function skipped({ page, limit }: Query): number {
  return (page - 1) * limit;
}

async function search({ tx, today }: ClinicScope, query: Query): Promise<Listed> {
  const words = searchWords(query.search).sort((a, b) => b.length - a.length);
  const { rows } = await sql<Found>`SELECT total, near, ids, by_token FROM search_patients(
    ${words}::text[], ${searchDigits(query.search)}, ${query.gender ?? null}::text, ${query.sortBy}, ${query.sortOrder},
    ${query.limit}, ${skipped(query)},
    ${dayTokenOf(query.search) ?? null}::int, ${today}::date)`.execute(tx);
  const found = rows[0] ?? NONE;
  return { ...found, rows: await findPatientRows(tx, found.ids) };
}

async function browse({ tx }: ClinicScope, query: Query): Promise<Listed> {
  const { gender, sortBy, sortOrder, limit } = query;
  const page = { gender, sortBy, sortOrder, limit, skip: skipped(query) };
  const [total, rows] = await atOnce([countPatients(tx, gender), findPatientPage(tx, page)]);
  return { ...NONE, total, rows };
}

/** Returns one page of the clinic's patients: searched, filtered and sorted. */
export async function listPatients(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const find = query.search.trim() === '' ? browse : search;
  const token = dayTokenOf(query.search);
  const { total, near, rows, by_token } = await find(scope, query);
  return {
    patients: rows.map((row) => presentPatient(row, scope)),
    totalCount: total,
    currentPage: query.page,
    totalPages: totalPages(total, query.limit),
    ...(near && { nearSpellings: true }),
    ...(by_token && token && { withTokenToday: { patient_id: by_token, token_no: token } }),
  };
}
