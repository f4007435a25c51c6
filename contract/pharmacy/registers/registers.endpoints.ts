import { z } from 'zod';
import { DayRange } from '../../kernel/day-range.ts';
import { SPREADSHEET } from '../../kernel/downloaded-file.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageQuery } from '../../kernel/paging.ts';
import { REGISTERS, RegisterRow, UnrecordedLine } from './register.ts';

const RegisterRange = DayRange.safeExtend({
  register: z.enum(REGISTERS, { error: 'Unknown register.' }),
});

/** Rows that are printed at once. */
export const PRINTED_ROWS_MAX = 1_000;

/** Oldest first; schedule X by drug. `printed` returns the first `PRINTED_ROWS_MAX` rows at once. */
export const listRegister = endpoint({
  method: 'GET',
  path: '/api/pharmacy-registers',
  summary: 'A register of the pharmacy between two clinic days, made from the stock ledger',
  access: 'registers.view',
  reads: 'list',
  query: RegisterRange.safeExtend({
    ...pageQuery(50),
    printed: z.stringbool().default(false),
  }),
  topics: ['drugs', 'pharmacy-orders', 'patients'],
  replies: {
    200: z.object({
      rows: z.array(RegisterRow),
      total: z.int(),
      /** Billed without an order on these days: at most `UNRECORDED_MAX`, printed `PRINTED_ROWS_MAX`. */
      unrecorded: z.array(UnrecordedLine).optional(),
      /** How many there are. */
      unrecordedTotal: z.int().optional(),
    }),
  },
});

export const exportRegister = endpoint({
  method: 'GET',
  path: '/api/pharmacy-registers/export',
  summary: 'A register of the pharmacy between two clinic days as an Excel file',
  access: 'registers.view',
  reads: 'everyone',
  query: RegisterRange,
  ...SPREADSHEET,
});
