import { addDays } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { Drawer } from '#contract/money/day-close.ts';
import type { getDrawer as endpoint } from '#contract/money/day-closes.endpoints.ts';
import { forbidden, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { type DrawerRow, drawerRows, findCashier } from './drawer.store.ts';

/** How many days back a day can be closed. */
const DAYS_BACK = 31;

function presentDrawer(row: DrawerRow): Drawer {
  const { bills, admissions, subscriptions, paid_back, suppliers, closed } = row;
  return {
    cashier: { id: row.cashier_id, name: row.cashier_name },
    day: row.day,
    bills: paise(bills),
    admissions: paise(admissions),
    subscriptions: paise(subscriptions),
    paidBack: paise(paid_back),
    suppliers: paise(suppliers),
    closed: paise(closed),
    expected: paise(bills + admissions + subscriptions + paid_back + suppliers - closed),
    closes: row.closes,
    ...(row.corrections > 0 && { corrections: row.corrections }),
  };
}

/** A drawer without cash. */
function emptyDrawer(cashier: Drawer['cashier'], day: string): Drawer {
  const zero = paise(0);
  const parts = {
    bills: zero,
    admissions: zero,
    subscriptions: zero,
    paidBack: zero,
    suppliers: zero,
  };
  return { cashier, day, ...parts, closed: zero, expected: zero, closes: 0 };
}

/** The oldest day that can still be closed. */
export function firstDayToClose(today: string): string {
  return addDays(today, -DAYS_BACK);
}

/**
 * Checks the requested user and day. Throws 403 for another user's drawer unless the actor is an
 * admin, 404 for an unknown user, and 400 for a day in the future or too long ago.
 */
export async function askedDrawer(
  { tx, actor, today }: ClinicScope,
  asked: { cashierId?: string | null | undefined; day?: string | undefined },
): Promise<{ cashier: Drawer['cashier']; day: string }> {
  const { cashierId = null, day = today } = asked;
  if (day > today) throw invalidField('day', M.notYet);
  if (day < firstDayToClose(today)) throw invalidField('day', M.tooLate);
  if (cashierId === null || cashierId === actor.id) {
    return { cashier: { id: actor.id, name: actor.name }, day };
  }
  if (!may(actor.role, 'money.view-every-drawer')) throw forbidden(M.ownDrawerOnly);
  const cashier = await findCashier(tx, cashierId);
  if (!cashier) throw notFound();
  return { cashier, day };
}

/** The drawer's current state. */
export async function drawerNow(
  { tx, actor }: ClinicScope,
  { cashier, day }: { cashier: Drawer['cashier']; day: string },
): Promise<Drawer> {
  const range = { startDate: day, endDate: day, timeZone: actor.timeZone };
  const [row] = await drawerRows(tx, range, cashier.id);
  return row ? presentDrawer(row) : emptyDrawer(cashier, day);
}

/**
 * Reads a drawer. Admins also get the other drawers of the day, and everyone gets the days never
 * closed.
 */
export async function readDrawer(
  scope: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, today } = scope;
  const { cashier, day } = await askedDrawer(scope, query);
  const range = { startDate: firstDayToClose(today), endDate: today, timeZone: actor.timeZone };
  const seesAll = may(actor.role, 'money.view-every-drawer');
  const rows = await drawerRows(tx, range, seesAll ? undefined : cashier.id);
  const drawers = rows.map(presentDrawer);
  const ofCashier = drawers.filter((drawer) => drawer.cashier.id === cashier.id);
  // A user who never closed a day gets no reminder.
  const begun = ofCashier.findLast(({ closes }) => closes > 0)?.day ?? today;
  return {
    drawer: ofCashier.find((drawer) => drawer.day === day) ?? emptyDrawer(cashier, day),
    drawers: drawers.filter((drawer) => drawer.day === day),
    openDays: ofCashier
      .filter((drawer) => drawer.day >= begun && drawer.day < today && drawer.day !== day)
      .filter(({ expected }) => expected !== 0)
      .map(({ day: open, expected }) => ({ day: open, expected })),
  };
}
