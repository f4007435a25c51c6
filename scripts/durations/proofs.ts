/** The files whose tests may take longer, by reason. */
export const PROOFS: Readonly<Record<string, readonly string[]>> = {
  'Each endpoint with hundreds of hostile requests, or each page for a role.': [
    'server/testing/fuzz/fuzz.test.ts',
    'server/hostile-urls.test.ts',
    'web/app/routing/expected-pages.test.tsx',
  ],
  'Random histories of a clinic, compared with its ledgers after each.': [
    'server/access/breach.test.ts',
    'server/admissions/deposits.test.ts',
    'server/billing/bill-ledger.test.ts',
    'server/billing/settle-bill.test.ts',
    'server/books/books.test.ts',
    'server/books/gst/gst-equals-bills.test.ts',
    'server/dues/dues.test.ts',
    'server/merges/merge-history.test.ts',
    'server/money/by-doctor.test.ts',
    'server/money/day-close/drawer-agrees.test.ts',
    'server/patients/counted-search.test.ts',
    'server/pharmacy/orders/patient-pharmacy-orders.test.ts',
    'server/pharmacy/registers/register-histories.test.ts',
    'server/pharmacy/supplier-ledger/ledger-histories.test.ts',
    'server/proposals/split-at-once.test.ts',
    'server/queue/current/kept-queue.test.ts',
    'server/summed-figures.test.ts',
  ],
  'Many people at once, and a process that is killed.': [
    'server/payments/orders/power-cut.test.ts',
    'server/pharmacy/inventory/stock-storm.test.ts',
    'server/proposals/hostile.test.ts',
  ],
  'Spreadsheets of many rows or shapes.': [
    'server/pharmacy/import/any-shelf.test.ts',
    'server/pharmacy/import/import-drugs.test.ts',
    'server/pharmacy/import/sheets-corpus.test.ts',
    'server/testing/sheets/sheets.test.ts',
  ],
  'A bundle of FHIR, checked against the definitions of the standard.': [
    'server/lab/reports/written-values.test.ts',
  ],
  'The benchmarks themselves, on a few records.': [
    'bench/clinic-day/run-day.test.ts',
    'bench/drugs/bench-drugs.test.ts',
    'bench/search/bench-search.test.ts',
  ],
};
