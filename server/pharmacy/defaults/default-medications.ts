import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { fromRupees } from '#contract/kernel/numbers/money.ts';
import type { DrugBody } from '#contract/pharmacy/drug.ts';
import { factsOf } from './default-facts.ts';
import { DEFAULT_MEDICATIONS } from './default-medications.data.ts';

/** The default medications as the form would send them, without stock. */
export function defaultMedications(): DrugBody[] {
  return Object.entries(DEFAULT_MEDICATIONS).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => medication(group, line)),
  );
}

function medication(group: string, line: string): DrugBody {
  const [composition = '', unit = '', pack = '', price = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    name: `${composition} (${pack})`,
    description: `${group}. ${COMMON_MESSAGES.indicativePrice}`,
    price: fromRupees(Number(price)),
    quantity_in_stock: 0,
    unit,
    supplier: null,
    expiry_date: null,
    buying_price: null,
    box_number: null,
    manufacturer: null,
    mrp: null,
    ...factsOf(composition, pack),
  };
}
