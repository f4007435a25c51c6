import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getInventoryAnalysis, getStockOnHand } from '#contract/inventory/inventory.endpoints.ts';
import type {
  InventoryAnalysis,
  PharmacyAnalysisRow,
  StockOnHand,
} from '#contract/inventory/inventory-analysis.ts';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listLabTestImports, listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';

const PAGE = '/dashboard/analysis';

function aRow(changes: Partial<PharmacyAnalysisRow>): PharmacyAnalysisRow {
  return {
    ...{ drug_id: anId(), name: 'Dolo 650', unit: 'tablet', supplier: 'Nandi' },
    ...{ price: paise(1_001), buying_price: paise(600) },
    ...{ quantity_in: 24, quantity_in_by_reason: { return: 4, purchase: 20 } },
    ...{ quantity_out: 13, quantity_out_by_reason: { sale: 13 }, net_change: 11 },
    ...{ revenue: paise(7_883), profit: paise(2_483), quantity_without_cost: 0 },
    ...changes,
  };
}

function anAnalysis(rows: PharmacyAnalysisRow[]): InventoryAnalysis {
  const day = clinicDay(new Date(), DEFAULT_TIME_ZONE);
  return {
    ...{ startDate: day, endDate: day, pharmacyAnalysis: rows },
    labAnalysis: [
      {
        ...{ test_id: anId(), name: 'CBC', price: paise(30_000) },
        ...{ quantity_out: 2, revenue: paise(57_000) },
      },
    ],
    totals: {
      pharmacyRevenue: paise(8_883),
      pharmacyProfit: paise(2_483),
      labRevenue: paise(57_000),
    },
  };
}

const STOCK: StockOnHand = {
  ...{ day: '2026-11-21', value: paise(1_234_500), quantity_without_cost: 7 },
  expiring: [
    { window: 'expired', batches: 1, quantity: 3, value: paise(303) },
    { window: 'within30', batches: 1, quantity: 5, value: paise(500) },
    { window: 'within60', batches: 0, quantity: 0, value: paise(0) },
    { window: 'within90', batches: 0, quantity: 0, value: paise(0) },
  ],
  batches: (['expired', 'within30'] as const).map((window) => ({
    ...{ batch_id: anId(), drug_id: anId(), name: `Syrup ${window}`, batch_no: 'SY1', window },
    ...{ expiry_date: '2026-11-20', quantity: 3, buying_price: paise(101), value: paise(303) },
  })),
  slowMovers: [
    {
      ...{ drug_id: anId(), name: 'Calamine', quantity_in_stock: 4 },
      ...{ value: paise(1_000), last_sold: null },
    },
  ],
};

/** A test has no layout, and a chart without a size logs a warning. */
const giveCharts = (width: number, height: number) =>
  vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ width, height }));

it('starts with today: movements and income, sorted and searched, and expiring stock', async () => {
  giveCharts(600, 220);
  const api = apiDouble();
  const antacid = aRow({ name: 'Antacid', supplier: null, revenue: paise(1_000) });
  api.on(getInventoryAnalysis, anAnalysis([antacid, aRow({})]));
  api.on(getStockOnHand, STOCK);
  const { user } = await renderApp(PAGE, { as: 'pharmacy', api });
  const table = within(await screen.findByRole('table', { name: 'Drugs that moved' }));
  const names = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  await waitFor(() => expect(names()).toEqual(['Dolo 650tablet · Nandi', 'Antacidtablet']));
  const today = clinicDay(new Date(), DEFAULT_TIME_ZONE);
  expect(api.requests(getInventoryAnalysis)[0]?.query).toEqual({
    startDate: today,
    endDate: today,
  });
  expect(table.getAllByText('Purchase 20, Return 4')).toHaveLength(2);
  expect(screen.getByText('Pharmacy revenue').nextElementSibling?.textContent).toBe('₹88.83');
  expect(screen.getByText('Now; 7 pieces have no cost')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Lab tests paid for' }).textContent).toContain(
    '₹570.00',
  );
  expect(screen.getByRole('table', { name: 'Batches that expire' }).textContent).toContain(
    '20 Nov 2026 expired',
  );
  expect(screen.getByRole('table', { name: 'Slow movers' }).textContent).toContain('Never');
  await expectAccessible();

  const link = screen.getByRole('link', { name: 'Pharmacy Inventory' });
  expect(link.getAttribute('href')).toBe('/dashboard/inventory');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Analysis', 'Lab Test Inventory']);

  await user.click(table.getByRole('button', { name: 'Revenue' }));
  expect(names()).toEqual(['Antacidtablet', 'Dolo 650tablet · Nandi']);
  await user.type(screen.getByLabelText('Search drugs'), 'NANDI{Enter}');
  await waitFor(() => expect(names()).toEqual(['Dolo 650tablet · Nandi']));
  expect(shownAddress()).toEqual({
    query: '?sortBy=revenue&sortOrder=asc',
    typed: { search: 'NANDI' },
  });
});

it('shows a loading error, and retries', async () => {
  const api = apiDouble();
  api.on(getInventoryAnalysis, fail(500, 'Broken.'));
  api.on(getStockOnHand, { ...STOCK, batches: [], slowMovers: [] });
  const { user } = await renderApp(PAGE, { as: 'admin', api });
  const message = 'Failed to load the inventory analysis. Broken.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('Nothing in stock expires within 90 days.')).toBeTruthy();
  api.on(getInventoryAnalysis, anAnalysis([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No drug was received, sold or lost on these days.')).toBeTruthy();

  api.on(listLabTests, []);
  api.on(listLabTestImports, []);
  await user.click(screen.getByRole('tab', { name: 'Lab Test Inventory' }));
  expect(
    await screen.findByText('No lab tests found. Add one or import from Excel to get started.'),
  ).toBeTruthy();
  expect(window.location.search).toBe('?tab=tests');
});
