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
