import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { getCaseRegister, getCashBook } from '#contract/books/books.endpoints.ts';
import { listCertificates } from '#contract/certificates/certificates.endpoints.ts';
import { getComplaint, listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { getInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { listLabOrders, listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { getMoneyByDoctor, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  listPatientPharmacyOrders,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listQueue, listUnbilled } from '#contract/queue/queue.endpoints.ts';
import type { RawInput } from '../../server/testing/url-of.ts';
import { idOf } from '../rig/world.ts';

type Call = readonly [name: string, endpoint: Endpoint, input: RawInput];

/** The terms of the searched lists. */
const SEARCHES = [
  ['a common name', 'kumar'],
  ['two letters', 'ra'],
  ['two words', 'nair ra'],
  ['a number', '42'],
  ['part of a phone', '98765'],
  ['no match', 'qqqq'],
] as const;

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const range = (days: number) => ({ query: { startDate: day(days), endDate: day(0) } });

/** The lists, the longest record, the analysis and the money of an admin's screens. */
export function callsOfYears(pages: { readonly orders: number; readonly bills: number }): Call[] {
  const longest = { params: { id: idOf('patient', 0) } };
  return [
    ['the queue', listQueue, {}],
    ['visits without a bill', listUnbilled, { query: {} }],
    ['waiting counts', getWaitingCounts, {}],
    ['overview', getOverview, {}],
    ['newest patients', listPatients, { query: {} }],
    ['patients by name, page 1,000', listPatients, { query: { sortBy: 'name', page: 1_000 } }],
    ['patient with the longest record', getPatient, longest],
    ['its visits', listPastComplaints, longest],
    ['its pharmacy orders', listPatientPharmacyOrders, longest],
    ['its lab orders', listPatientLabOrders, longest],
    ['a note', getComplaint, { params: { visitId: idOf('visit', 7) } }],
    ['a bill', getBill, { params: { id: idOf('consultation bill', 7) } }],
    ['newest bills', listBills, { query: {} }],
    ['bills of a patient', listBills, { query: { patientId: idOf('patient', 0) } }],
    ['bills, last page', listBills, { query: { page: pages.bills } }],
    ...SEARCHES.flatMap(([of, search]): Call[] => [
      [`search: bills of ${of}`, listBills, { query: { search } }],
      [`search: pharmacy orders of ${of}`, listPharmacyOrders, { query: { search } }],
      [`search: lab orders of ${of}`, listLabOrders, { query: { search } }],
      [`search: dues of ${of}`, listDues, { query: { search } }],
    ]),
    ['dues', listDues, { query: {} }],
    ['pharmacy orders', listPharmacyOrders, { query: {} }],
    ['pharmacy orders, last page', listPharmacyOrders, { query: { page: pages.orders } }],
    ['lab orders', listLabOrders, { query: {} }],
    ['money of today', getMoneyTotals, range(0)],
    ['money of a month', getMoneyTotals, range(30)],
    ['money of a year', getMoneyTotals, range(365)],
    ['money by doctor, a month', getMoneyByDoctor, range(30)],
    ['drawer', getDrawer, { query: {} }],
    ['closed days', listDayCloses, { query: {} }],
    ['cash book of a month', getCashBook, range(30)],
    ['case register of a week', getCaseRegister, range(7)],
    ['inventory analysis of a month', getInventoryAnalysis, range(30)],
    ['inventory analysis of a year', getInventoryAnalysis, range(365)],
    ['certificates of a month', listCertificates, range(30)],
  ];
}
