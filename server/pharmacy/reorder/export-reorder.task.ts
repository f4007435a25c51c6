import type { ReorderWanted } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import { REORDER_HEADINGS as H, type ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import {
  type Column,
  countedBy,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import { readReorder } from './read-reorder.ts';

const COLUMNS: readonly Column<ReorderRow>[] = [
  { title: H.name, kind: 'text', of: ({ name }) => name },
  { title: H.supplier, kind: 'text', of: ({ supplier }) => supplier },
  { title: H.pack, kind: 'text', of: ({ pack }) => pack },
  { title: H.sold, kind: 'number', of: ({ sold }) => sold },
  { title: H.stock, kind: 'number', of: ({ stock }) => stock },
  { title: H.expired, kind: 'number', of: ({ expired }) => expired },
  { title: H.daysLeft, kind: 'number', of: ({ daysLeft }) => daysLeft },
  { title: H.packs, kind: 'number', of: ({ packs }) => packs },
  { title: H.pieces, kind: 'number', of: ({ pieces }) => pieces },
  { title: 'Unit', kind: 'text', of: ({ unit }) => unit },
];

type Input = { readonly wanted: ReorderWanted; readonly today: string; readonly timeZone: string };

export const work: TaskWork<Input> = async ({ tx, input: { wanted, ...day }, file, tell }) => {
  const rows = await readReorder(tx, wanted, day);
  const sheets = [sheet({ name: 'Reorder list', columns: COLUMNS, rows })];
  await writeWorkbook(file, { timeZone: day.timeZone, told: countedBy(tell), sheets });
};
