import {
  closeDay as closeEndpoint,
  getDrawer,
  listDayCloses,
} from '#contract/money/day-closes.endpoints.ts';
import { exportMoney as exportEndpoint, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { closeDay } from './close-day.ts';
import { findClosePage } from './day-close.store.ts';
import { readDrawer } from './drawer.ts';
import { exportMoney } from './export-money.ts';
import { moneyTotals } from './money-totals.ts';

export const moneyRoutes: readonly BoundRoute[] = [
  route(getMoneyTotals, moneyTotals),
  route(exportEndpoint, exportMoney),
  route(getDrawer, readDrawer),
  route(listDayCloses, ({ tx, actor }, { query: { page, limit } }) => {
    const cashierId = actor.role === 'admin' ? undefined : actor.id;
    return findClosePage(tx, { cashierId, limit, offset: (page - 1) * limit });
  }),
  route(closeEndpoint, closeDay),
];
