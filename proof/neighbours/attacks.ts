import { setTimeout as pause } from 'node:timers/promises';
import { exportClinicData, exportClinicWorkbook } from '#contract/backup/clinic-data.endpoints.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import {
  exportInventoryAnalysis,
  getInventoryAnalysis,
  getStockOnHand,
} from '#contract/inventory/inventory.endpoints.ts';
import {
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
} from '#contract/lab/lab-orders.endpoints.ts';
import { exportLabTests, listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { exportDrugs, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  listPatientPharmacyOrders,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';

/** The server under attack, the patient with the longest record, and the days of all orders. */
export type Aim = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly sheet: Uint8Array;
  readonly patientId: string;
  readonly days: string;
};

/** Concurrent calls, each repeated soon after its response arrives. */
type Calls = { readonly count: number; readonly path: string | 'preview' };
export type Attack = { readonly name: string; readonly calls: readonly Calls[] };

const data = (count: number): Calls => ({ count, path: exportClinicData.path });
const workbooks = (count: number): Calls => ({ count, path: exportClinicWorkbook.path });
const previews = (count: number): Calls => ({ count, path: 'preview' });
const each = (count: number, paths: readonly string[]): Calls[] =>
  paths.map((path) => ({ count, path }));

/** In their paths `:id` is the patient and `:days` the range. */
const RANGE = '?:days';
const PAGES = [
  `${listBills.path}?limit=100&page=900`,
  `${listBills.path}?search=an&limit=100`,
  `${listPharmacyOrders.path}?limit=100&page=900`,
  `${listPharmacyOrders.path}?search=an&limit=100`,
  `${listLabOrders.path}?limit=100&page=900`,
];

export const ATTACKS: readonly Attack[] = [
  { name: 'nothing', calls: [] },
  { name: '25 JSON exports', calls: [data(25)] },
  { name: '25 workbooks', calls: [workbooks(25)] },
  { name: '40 workbooks', calls: [workbooks(40)] },
  { name: '20 previews of 20,000 rows', calls: [previews(20)] },
  { name: 'all of these at once', calls: [data(25), workbooks(40), previews(20)] },
  { name: '20 lists of 20,000 drugs', calls: each(20, [listDrugs.path]) },
  { name: '20 lists of 20,000 lab tests', calls: each(20, [listLabTests.path]) },
  {
    name: '20 inventory analyses and stocks on hand',
    calls: each(10, [`${getInventoryAnalysis.path}${RANGE}`, getStockOnHand.path]),
  },
  {
    name: '20 exports of drugs, tests, analysis and FHIR',
    calls: each(5, [
      exportDrugs.path,
      exportLabTests.path,
      `${exportInventoryAnalysis.path}${RANGE}`,
      exportPatientFhir.path,
    ]),
  },
  {
    name: '20 records of 2,000 visits and orders',
    calls: each(5, [
      listPatientPharmacyOrders.path,
      listPatientLabOrders.path,
      listPatientLabReports.path,
      listPastComplaints.path,
    ]),
  },
  { name: '20 pages of 100,000 bills and orders', calls: each(4, PAGES) },
  { name: '20 overviews of 100,000 bills', calls: each(20, [getOverview.path]) },
];

/** Number of responses by status; 0 means no response. */
export type Answers = Map<number, number>;

/** Pause after a call, regardless of `Retry-After`. */
const AGAIN_MS = 250;

function requestsOf({ calls }: Attack, { sheet, patientId, days }: Aim) {
  const preview = (): RequestInit => {
    const form = new FormData();
    form.set('preview', 'true');
    form.set(importDrugs.file.field, new Blob([new Uint8Array(sheet)]), 'drugs.xlsx');
    return { method: 'POST', body: form };
  };
  return calls.flatMap(({ count, path }) =>
    Array.from({ length: count }, () =>
      path === 'preview'
        ? { path: importDrugs.path, make: preview }
        : {
            path: path.replace(':id', patientId).replace(':days', days),
            make: (): RequestInit => ({ method: 'GET' }),
          },
    ),
  );
}

/** Runs an attack for this long from the sessions of one user, and counts the responses. */
export async function play(attack: Attack, aim: Aim, milliseconds: number): Promise<Answers> {
  const answers: Answers = new Map();
  const over = AbortSignal.timeout(milliseconds);
  const attackers = requestsOf(attack, aim).map(async ({ path, make }, nth) => {
    const authorization = `Bearer ${aim.tokens[nth % aim.tokens.length]}`;
    while (!over.aborted) {
      const status = await fetch(`${aim.url}${path}`, {
        ...make(),
        headers: { authorization },
        signal: over,
      }).then(
        async (reply) => {
          for await (const _chunk of reply.body ?? []);
          return reply.status;
        },
        () => (over.aborted ? -1 : 0),
      );
      if (status !== -1) answers.set(status, (answers.get(status) ?? 0) + 1);
      await pause(AGAIN_MS);
    }
  });
  await Promise.all([...attackers.map((one) => one.catch(() => undefined)), pause(milliseconds)]);
  return answers;
}
