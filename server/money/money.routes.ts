import { may } from '#contract/kernel/roles.ts';
import {
  closeDay as closeEndpoint,
  getDrawer,
  listDayCloses,
} from '#contract/money/day-closes.endpoints.ts';
import {
  exportMoney as exportEndpoint,
  getMoneyByDoctor,
  getMoneyTotals,
} from '#contract/money/money.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { route } from '../platform/http/route.ts';
import { closeDay } from './day-close/close-day.ts';
import { presentClose } from './day-close/day-close.present.ts';
import { findClosePage } from './day-close/day-close.store.ts';
import { readDrawer } from './day-close/drawer.ts';
import { moneyByDoctor } from './money-by-doctor.ts';
import { moneyTotals } from './money-totals.ts';

export const moneyRoutes: readonly BoundRoute[] = [
  route(getMoneyTotals, moneyTotals),
  route(getMoneyByDoctor, moneyByDoctor),
  exportRoute(exportEndpoint, async ({ context }, { query: { startDate, endDate } }) => ({
    name: `Money ${startDate} to ${endDate}.xlsx`,
    module: new URL('./export-money.task.ts', import.meta.url),
    input: { startDate, endDate, timeZone: context.timeZone },
  })),
  route(getDrawer, readDrawer),
  route(listDayCloses, async (scope, { query: { page, limit } }) => {
    const { tx, actor } = scope;
    const cashierId = may(actor.role, 'money.view-every-drawer') ? undefined : actor.id;
    const asked = { cashierId, limit, offset: (page - 1) * limit };
    const { rows, totalCount } = await findClosePage(tx, asked);
    return { closes: rows.map(presentClose(scope)), totalCount };
  }),
  route(closeEndpoint, closeDay),
];
