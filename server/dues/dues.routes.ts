import { listDues } from '#contract/dues/dues.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { presentDue } from './due.present.ts';
import { findDues, sumOfDues } from './dues.store.ts';

export const duesRoutes: readonly BoundRoute[] = [
  route(listDues, async ({ tx, now, today }, { query }) => {
    const { search, patientId, sort, page, limit } = query;
    const filter = { search, patientId, today, now };
    const { total, count, patients } = await sumOfDues(tx, filter);
    const rows = await findDues(tx, filter, { sort, limit, offset: (page - 1) * limit });
    return { dues: rows.map(presentDue), totalCount: count, total: paise(total), patients };
  }),
];
