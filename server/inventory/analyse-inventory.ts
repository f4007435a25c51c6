import type {
  InventoryAnalysis,
  LabAnalysisRow,
  MovementReason,
  PharmacyAnalysisRow,
} from '#contract/inventory/inventory-analysis.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { type DrugRow, findDrugsEverKept } from '../pharmacy/index.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  type Earned,
  earnedInRange,
  type Moved,
  movedInRange,
  type TestsSold,
  testsSoldInRange,
} from './inventory-analysis.store.ts';

const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

function byReason(moved: readonly Moved[]): Partial<Record<MovementReason, number>> {
  return Object.fromEntries(moved.map(({ kind, quantity }) => [kind, quantity]));
}

function pharmacyRow(
  drug: DrugRow,
  moved: readonly Moved[],
  earned: Earned | undefined,
): PharmacyAnalysisRow {
  const came = moved.filter(({ is_in }) => is_in);
  const went = moved.filter(({ is_in }) => !is_in);
  const quantity_in = total(came.map(({ quantity }) => quantity));
  const quantity_out = total(went.map(({ quantity }) => quantity));
  return {
    drug_id: drug.id,
    name: drug.name,
    unit: drug.unit,
    price: paise(drug.price_paise),
    quantity_in,
    quantity_in_by_reason: byReason(came),
    quantity_out,
    quantity_out_by_reason: byReason(went),
    net_change: quantity_in - quantity_out,
    buying_price: drug.buying_price_paise === null ? null : paise(drug.buying_price_paise),
    revenue: paise(earned?.revenue ?? 0),
    profit: paise(earned?.profit ?? 0),
    quantity_without_cost: earned?.quantity_without_cost ?? 0,
    supplier: drug.supplier,
  };
}

function labRow({ test_id, name, price_paise, quantity, revenue }: TestsSold): LabAnalysisRow {
  const price = paise(price_paise);
  return { test_id, name, price, quantity_out: quantity, revenue: paise(revenue) };
}

/**
 * Returns quantities in and out, revenue and profit between two clinic days, from the stock ledger
 * and the paid bills: drugs that moved, also hidden ones, and billed tests, by name.
 */
export async function analyseInventory(
  { tx, actor, today }: ClinicScope,
  { startDate, endDate }: DayRange,
): Promise<InventoryAnalysis> {
  const of = {
    clinicId: actor.clinicId,
    range: { startDate, endDate, timeZone: actor.timeZone },
  };
  const [allMoved, allEarned, sold] = await atOnce([
    movedInRange(tx, of),
    earnedInRange(tx, of),
    testsSoldInRange(tx, of),
  ]);
  const moved = Map.groupBy(allMoved, ({ drug_id }) => drug_id);
  const earned = new Map(allEarned.map((one) => [one.drug_id, one]));
  const drugs = await findDrugsEverKept(tx, today, [...moved.keys()]);
  const pharmacyAnalysis = drugs.map((drug) =>
    pharmacyRow(drug, moved.get(drug.id) ?? [], earned.get(drug.id)),
  );
  const labAnalysis = sold.map(labRow);
  const totals = {
    pharmacyRevenue: paise(total(pharmacyAnalysis.map(({ revenue }) => revenue))),
    pharmacyProfit: paise(total(pharmacyAnalysis.map(({ profit }) => profit))),
    labRevenue: paise(total(labAnalysis.map(({ revenue }) => revenue))),
  };
  return { startDate, endDate, pharmacyAnalysis, labAnalysis, totals };
}
