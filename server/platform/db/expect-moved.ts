import type { UpdateResult } from 'kysely';
import { conflict } from '../errors.ts';

/**
 * Throws 409 when an `UPDATE` that names the status it starts from changed no row, because another
 * transaction moved the record first.
 */
export function expectMoved({ numUpdatedRows }: UpdateResult, message: string): void {
  if (numUpdatedRows === 0n) throw conflict(message);
}
