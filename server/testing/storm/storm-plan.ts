import type { AdjustmentReason } from '#contract/pharmacy/drug.ts';
import { Random } from '../../demo/random.ts';

/**
 * `npm run proof:storm` plays a larger storm. In one of a quarter of this size, too few bills were
 * cancelled for each operation to be surely both accepted and refused.
 */
const TIMES = Number(process.env.STORM_TIMES ?? 4);

/** The size of the storm: half a dozen orders compete for each piece in stock. */
export const SIZE = {
  drugs: 7 * TIMES,
  orders: 85 * TIMES,
  operations: 700 * TIMES,
  // A clinic has six places in the queue of heavy work.
  imports: Math.min(TIMES, 6),
};

export type PlannedOrder = readonly { readonly drug: number; readonly quantity: number }[];
export type Operation =
  | {
      readonly do: 'order' | 'bill' | 'dispense' | 'cancel' | 'cancel-bill';
      readonly order: number;
    }
  | { readonly do: 'bill-by-status'; readonly order: number }
  | {
      readonly do: 'return';
      readonly order: number;
      readonly line: number;
      readonly quantity: number;
    }
  | {
      readonly do: 'adjust';
      readonly drug: number;
      readonly change: number;
      readonly reason: AdjustmentReason;
      /** A purchase with an expiry becomes a batch of its own. */
      readonly expiry: string | null;
    }
  | { readonly do: 'edit'; readonly drug: number; readonly stock: number; readonly price: number }
  | {
      readonly do: 'import';
      readonly rows: readonly { readonly drug: number; readonly stock: number }[];
    };

const MIX = [
  { do: 'bill', weight: 34 },
  { do: 'bill-by-status', weight: 4 },
  { do: 'dispense', weight: 12 },
  { do: 'cancel', weight: 9 },
  { do: 'cancel-bill', weight: 7 },
  { do: 'return', weight: 17 },
  { do: 'adjust', weight: 14 },
  { do: 'edit', weight: 3 },
] as const;

const EXPIRIES = [null, '2027-01-31', '2027-06-30', '2028-03-31'];

function plannedOrder(random: Random): PlannedOrder {
  const drugs = new Set(
    Array.from({ length: random.int(1, 4) }, () => random.int(0, SIZE.drugs - 1)),
  );
  return [...drugs].map((drug) => ({ drug, quantity: random.int(1, 8) }));
}

function adjustment(random: Random): Operation {
  const drug = random.int(0, SIZE.drugs - 1);
  if (random.chance(0.5)) {
    const expiry = random.pick(EXPIRIES);
    return { do: 'adjust', drug, change: random.int(1, 12), reason: 'purchase', expiry };
  }
  const reason = random.pick(['damage', 'expiry'] as const);
  return { do: 'adjust', drug, change: -random.int(1, 15), reason, expiry: null };
}

function operation(random: Random): Operation {
  const { do: what } = random.weighted(MIX);
  const order = random.int(0, SIZE.orders - 1);
  if (what === 'adjust') return adjustment(random);
  if (what === 'return') {
    return { do: what, order, line: random.int(0, 3), quantity: random.int(1, 8) };
  }
  if (what === 'edit') {
    const drug = random.int(0, SIZE.drugs - 1);
    return { do: what, drug, stock: random.int(0, 40), price: random.int(1, 5_000) / 100 };
  }
  return { do: what, order };
}

/** The plan of a seed: the orders first, then all other operations mixed. */
export function planStorm(seed: number): { orders: PlannedOrder[]; operations: Operation[] } {
  const random = new Random(seed);
  const orders = Array.from({ length: SIZE.orders }, () => plannedOrder(random));
  const operations: Operation[] = orders.map((_, order) => ({ do: 'order', order }));
  while (operations.length < SIZE.operations - SIZE.imports) operations.push(operation(random));
  for (let n = 0; n < SIZE.imports; n += 1) {
    const rows = Array.from({ length: SIZE.drugs }, (_, drug) => ({
      drug,
      stock: random.int(5, 40),
    })).filter(() => random.chance(0.4));
    operations.splice(random.int(SIZE.orders, operations.length), 0, { do: 'import', rows });
  }
  return { orders, operations };
}
