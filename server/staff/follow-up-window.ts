import type { FollowUpWindow } from '#contract/billing/follow-up.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { columnsOf, toColumns } from '../platform/db/columns/columns.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { FOLLOW_UP_COLUMNS, SEES_NO_PATIENTS } from './staff.columns.ts';

type WindowRow = {
  readonly follow_up_days: number | null;
  readonly follow_up_visits: number | null;
  readonly follow_up_fee_paise: number | null;
};

/** The window of a row; the database keeps its columns set together. */
export function followUpWindowOf(row: WindowRow): FollowUpWindow | null {
  const { follow_up_days: days, follow_up_visits: visits, follow_up_fee_paise: fee } = row;
  if (days === null || visits === null || fee === null) return null;
  return { days, visits, fee: paise(fee) };
}

export function followUpColumns(window: FollowUpWindow | null): WindowRow {
  if (window) return toColumns(FOLLOW_UP_COLUMNS, window);
  const { follow_up_days, follow_up_visits, follow_up_fee_paise } = SEES_NO_PATIENTS;
  return { follow_up_days, follow_up_visits, follow_up_fee_paise };
}

/** A doctor's follow-up window; null without one, and for an unknown person. */
export async function readFollowUpWindow(tx: Tx, doctorId: string): Promise<FollowUpWindow | null> {
  const row = await tx
    .selectFrom('users')
    .where('id', '=', doctorId)
    .where('deleted_at', 'is', null)
    .select(columnsOf(FOLLOW_UP_COLUMNS))
    .executeTakeFirst();
  return row ? followUpWindowOf(row) : null;
}
