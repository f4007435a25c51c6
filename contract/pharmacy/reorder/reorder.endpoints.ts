import { z } from 'zod';
import { SPREADSHEET } from '../../kernel/downloaded-file.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageQuery } from '../../kernel/paging.ts';
import {
  COVER_DEFAULT,
  COVER_MAX,
  REORDER_MESSAGES as M,
  ReorderRow,
  SALES_DAYS,
} from './reorder.ts';

const Wanted = z.object({
  days: z.coerce
    .number({ error: M.unknownDays })
    .refine((days) => SALES_DAYS.some((one) => one === days), { error: M.unknownDays })
    .default(SALES_DAYS[0]),
  cover: z.coerce
    .number({ error: M.cover })
    .int({ error: M.cover })
    .min(1, { error: M.cover })
    .max(COVER_MAX, { error: M.cover })
    .default(COVER_DEFAULT),
  /** Includes drugs without a suggestion. */
  all: z.stringbool().default(false),
  search: z.string().trim().max(200).default(''),
});
export type ReorderWanted = z.output<typeof Wanted>;

/** Rows that are printed at once. */
export const REORDER_PRINTED_MAX = 1_000;

/** The shortest cover first. `printed` returns the first `REORDER_PRINTED_MAX` rows at once. */
export const listReorder = endpoint({
  method: 'GET',
  path: '/api/reorder',
  summary: 'What to order, from the sales of the last days',
  access: 'stock.adjust',
  query: Wanted.extend({ ...pageQuery(50), printed: z.stringbool().default(false) }),
  topics: ['drugs', 'pharmacy-orders'],
  replies: { 200: z.object({ rows: z.array(ReorderRow), total: z.int() }) },
});

export const exportReorder = endpoint({
  method: 'GET',
  path: '/api/reorder/export',
  summary: 'The reorder list as an Excel file',
  access: 'stock.adjust',
  reads: 'no-patient',
  query: Wanted,
  ...SPREADSHEET,
});
