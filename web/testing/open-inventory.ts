import { screen } from '@testing-library/react';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  countDrugLists,
  listDrugBatches,
  listDrugImports,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { type ApiDouble, apiDouble } from './api-double.ts';
import { someDrugLists } from './builders/drugs.ts';
import { renderApp } from './render-app.tsx';

export const INVENTORY = '/dashboard/inventory';

/** Opens the pharmacy's inventory with these drugs. */
export async function openInventory(
  drugs: Drug[],
  prepare?: (api: ApiDouble) => void,
  address = INVENTORY,
) {
  const api = apiDouble();
  api.on(listDrugs, drugs);
  api.on(countDrugLists, someDrugLists(drugs.length));
  api.on(listDrugBatches, []);
  api.on(listDrugImports, []);
  prepare?.(api);
  return renderApp(address, { as: 'pharmacy', api });
}

/** The row of the drug with this name. */
export async function drugRow(name: string) {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
}
