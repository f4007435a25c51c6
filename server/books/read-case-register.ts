import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { getCaseRegister as endpoint } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import type { CaseRegister, CaseRow } from '#contract/books/case-register.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type CaseRegisterRow, caseRegisterRows } from './case-register.store.ts';

const ROWS_MAX = 10_000;

export function presentCase(row: CaseRegisterRow): CaseRow {
  const { serial, day, patient, token, type, service, fee, received_at, note } = row;
  const { financial_year: year, number } = row;
  return {
    ...{ serial, day, patient, token, type, note },
    service: service ?? '',
    billNumber:
      year === null || number === null ? null : billNumber({ financialYear: year, number }),
    fee: paise(fee),
    receivedAt: received_at?.toISOString() ?? null,
  };
}

/**
 * The daily case register of a range (Form No. 25 of the Income-tax Rules from April 2026, formerly
 * 3C; `docs/compliance.md`). Throws 413 above 10,000 rows.
 */
export async function readCaseRegister(
  { tx, actor }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<CaseRegister> {
  const range = { ...query, timeZone: actor.timeZone };
  const of = { clinicId: actor.clinicId, range };
  const rows = await caseRegisterRows(tx, of, ROWS_MAX + 1);
  if (rows.length > ROWS_MAX) throw new Refusal('too_large', M.tooManyRows);
  const cases = rows.map(presentCase);
  return { rows: cases, total: paise(cases.reduce((sum, { fee }) => sum + fee, 0)) };
}
