import { z } from 'zod';
import { Id } from '../../kernel/fields.ts';
import { CODE_MESSAGES as M } from './drug-code.messages.ts';
import { readScan, SCAN_MAX } from './scanned-code.rules.ts';

/** The stored form of a code is the same on every day; only the century of a date depends on it. */
const ANY_DAY = '2026-01-01';

/** A code as it was scanned, read into the form in which it is stored. */
export const ScannedCode = z
  .string({ error: M.notACode })
  .max(SCAN_MAX, { error: M.notACode })
  .transform((text, { addIssue }) => {
    const scan = readScan(text, ANY_DAY);
    if (scan?.kind === 'code') return scan.code;
    addIssue({ code: 'custom', message: M.notACode });
    return z.NEVER;
  });

/** A code of a drug: a GTIN of 14 digits, or one of the clinic's own in capitals. */
export const DrugCode = z.object({ id: Id, drug_id: Id, drug: z.string(), code: z.string() });
export type DrugCode = z.output<typeof DrugCode>;

export const DrugCodeBody = z.object({ drug_id: Id, code: ScannedCode });
