import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { DayCloseRow } from './day-close.store.ts';
import { firstDayToClose } from './drawer.ts';

/** Another close of the drawer's day; null where there is none. */
function otherClose(id: string | null, number: number | null, counted: number | null) {
  return id === null || number === null || counted === null
    ? null
    : { id, number, counted: paise(counted) };
}

type Seen = Pick<ClinicScope, 'actor' | 'today'>;

/** A close as the actor sees it, who may correct their own, and an admin each. */
export const presentClose =
  ({ actor, today }: Seen) =>
  (row: DayCloseRow): DayClose => ({
    id: row.id,
    cashier: { id: row.cashier_id, name: row.cashier_name },
    day: row.day,
    number: row.number,
    expected: paise(row.expected_paise),
    counted: paise(row.counted_paise),
    difference: paise(row.counted_paise - row.expected_paise),
    notes: {
      500: row.notes_500,
      200: row.notes_200,
      100: row.notes_100,
      50: row.notes_50,
      20: row.notes_20,
      10: row.notes_10,
    },
    coins: paise(row.coins_paise),
    note: row.note,
    closed_at: row.closed_at.toISOString(),
    closed_by: row.closer_name,
    corrects: otherClose(row.corrects_id, row.first_number, row.first_counted),
    corrected_by: otherClose(row.later_id, row.later_number, row.later_counted),
    can_correct:
      row.later_id === null &&
      row.day >= firstDayToClose(today) &&
      (row.created_by === actor.id || may(actor.role, 'money.view-every-drawer')),
  });
