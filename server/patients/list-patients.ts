import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listPatients as endpoint } from '#contract/patients/patients.endpoints.ts';
import { dayTokenOf, searchTermOf } from '#contract/patients/search.rules.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type FoundPatients, searchNamed, searchPatients } from './found-patients.store.ts';
import { presentPatient } from './patient.present.ts';
import { countPatients, findPatientPage } from './patient.store.ts';

type Query = EndpointRequest<typeof endpoint>['query'];

function skipped({ page, limit }: Query): number {
  return (page - 1) * limit;
}

async function search({ tx, today }: ClinicScope, query: Query): Promise<FoundPatients> {
  const { words, titles, digits, phone } = searchTermOf(query.search);
  const [first, ...others] = words;
  const asked = {
    words: words.toSorted((a, b) => b.length - a.length),
    gender: query.gender ?? null,
    limit: query.limit,
    skip: skipped(query),
  };
  const order = { sortBy: query.sortBy, sortOrder: query.sortOrder };
  if (titles.length > 0 || phone !== '') {
    const found = await searchNamed(tx, { ...asked, titles, phone }, order);
    if (found.total > 0) return found;
    if (phone !== '') {
      // The words behind the first may be a place that was typed along.
      if (!first || others.length === 0) return found;
      const near = await searchNamed(tx, { ...asked, words: [first], titles, phone }, order);
      return { ...near, near: near.total > 0 };
    }
    // Without a phone, a name that is spelled nearly so is offered, as for any other name.
  }
  const token = dayTokenOf(query.search) ?? null;
  return searchPatients(tx, { ...asked, ...order, digits, token, today });
}

async function browse({ tx }: ClinicScope, query: Query): Promise<FoundPatients> {
  const { gender, sortBy, sortOrder, limit } = query;
  const page = { gender, sortBy, sortOrder, limit, skip: skipped(query) };
  const [total, rows] = await atOnce([countPatients(tx, gender), findPatientPage(tx, page)]);
  return { total, near: false, byToken: null, rows };
}

/** Returns one page of the clinic's patients: searched, filtered and sorted. */
export async function listPatients(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const find = query.search.trim() === '' ? browse : search;
  const token = dayTokenOf(query.search);
  const { total, near, rows, byToken } = await find(scope, query);
  return {
    patients: rows.map((row) => presentPatient(row, scope)),
    totalCount: total,
    currentPage: query.page,
    totalPages: totalPages(total, query.limit),
    ...(near && { nearSpellings: true }),
    ...(byToken && token && { withTokenToday: { patient_id: byToken, token_no: token } }),
  };
}
