import {
  exportReorder,
  listReorder,
  REORDER_PRINTED_MAX,
} from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { exportRoute } from '../../platform/http/export-route.ts';
import { route } from '../../platform/http/route.ts';
import { readReorder } from './read-reorder.ts';

export const reorderRoutes: readonly BoundRoute[] = [
  route(listReorder, async ({ tx, today, actor }, { query }) => {
    const { page, limit, printed, ...wanted } = query;
    const rows = await readReorder(tx, wanted, { today, timeZone: actor.timeZone });
    const from = printed ? 0 : (page - 1) * limit;
    const shown = rows.slice(from, from + (printed ? REORDER_PRINTED_MAX : limit));
    return { rows: shown, total: rows.length };
  }),
  exportRoute(exportReorder, async ({ context: { today, timeZone } }, { query }) => ({
    name: `Reorder list ${today}.xlsx`,
    module: new URL('./export-reorder.task.ts', import.meta.url),
    input: { wanted: query, today, timeZone },
  })),
];
