import { billsLimit, type listBills as endpoint } from '#contract/billing/bills.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentBillSummary } from '../bill.present.ts';
import { findBillPage } from '../bill.store.ts';

/**
 * Lists bills by a range of days, by patient, or by a search for number or patient, newest first.
 */
export async function listBills(
  { tx, actor, today }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { startDate, endDate, patientId, search, page } = query;
  const { timeZone } = actor;
  const range = startDate && endDate ? { startDate, endDate, timeZone } : undefined;
  const limit = billsLimit(query);
  const offset = (page - 1) * limit;
  const filter = { range, patientId, search, today };
  const { rows, totalCount } = await findBillPage(tx, { ...filter, limit, offset });
  return { bills: rows.map(presentBillSummary), totalCount };
}
