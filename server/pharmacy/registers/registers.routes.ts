import { REGISTER_LABELS, UNRECORDED_MAX } from '#contract/pharmacy/registers/register.ts';
import {
  exportRegister,
  listRegister,
  PRINTED_ROWS_MAX,
} from '#contract/pharmacy/registers/registers.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { exportRoute } from '../../platform/http/export-route.ts';
import { route } from '../../platform/http/route.ts';
import { presentRegisterRow } from './register.present.ts';
import { countRegister, registerRows } from './register.store.ts';
import { unrecordedLines } from './unrecorded.store.ts';

export const registerRoutes: readonly BoundRoute[] = [
  route(listRegister, async ({ tx, actor }, { query }) => {
    const { register, startDate, endDate, page, limit, printed } = query;
    const range = { startDate, endDate, timeZone: actor.timeZone };
    const most = printed ? PRINTED_ROWS_MAX : UNRECORDED_MAX;
    const { lines, total: unrecordedTotal } = await unrecordedLines(tx, register, range, most);
    const rows = await registerRows(tx, register, range)
      .limit(printed ? PRINTED_ROWS_MAX : limit)
      .offset(printed ? 0 : (page - 1) * limit)
      .execute();
    return {
      rows: rows.map(presentRegisterRow),
      total: await countRegister(tx, register, range),
      unrecorded: lines,
      unrecordedTotal,
    };
  }),
  exportRoute(exportRegister, async ({ context }, { query }) => ({
    name: `${REGISTER_LABELS[query.register]} ${query.startDate} to ${query.endDate}.xlsx`,
    module: new URL('./export-register.task.ts', import.meta.url),
    input: { ...query, timeZone: context.timeZone },
  })),
];
