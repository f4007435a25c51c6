import { z } from 'zod';

/** Days without a sale or a delivery after which stock counts as not moved. */
export const NOT_MOVED_DAYS = 90;

/** The work lists of the inventory. All but `low` need stock that is there. */
export const DRUG_LISTS = ['low', 'near', 'expired', 'undated', 'unscheduled', 'unmoved'] as const;
export type DrugList = (typeof DRUG_LISTS)[number];
export const DRUG_LIST_LABELS = {
  low: 'Low in stock',
  near: 'Expiring soon',
  expired: 'Expired',
  undated: 'Expiry missing',
  unscheduled: 'Schedule missing',
  unmoved: `Not moved for ${NOT_MOVED_DAYS} days`,
} as const satisfies Record<DrugList, string>;

/** How many drugs each work list and each rack has. */
export const DrugLists = z.object({
  all: z.int(),
  lists: z.object({
    low: z.int(),
    near: z.int(),
    expired: z.int(),
    undated: z.int(),
    unscheduled: z.int(),
    unmoved: z.int(),
  } satisfies Record<DrugList, z.ZodType>),
  /** By name; drugs without a box number are in none. */
  racks: z.array(z.object({ rack: z.string(), drugs: z.int() })),
});
export type DrugLists = z.output<typeof DrugLists>;
