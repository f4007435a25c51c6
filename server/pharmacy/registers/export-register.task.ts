import { DRUG_SCHEDULE_LABELS } from '#contract/pharmacy/drug.ts';
import { missingIn, piecesIn } from '#contract/pharmacy/registers/register.rules.ts';
import {
  MOVEMENT_KIND_LABELS,
  REGISTER_LABELS,
  type Register,
  type RegisterRow,
  type UnrecordedLine,
} from '#contract/pharmacy/registers/register.ts';
import type { Between } from '../../platform/db/day-range.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import {
  type Column,
  countedBy,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import { presentRegisterRow } from './register.present.ts';
import { type RegisterRowOfStore, registerRows } from './register.store.ts';
import { unrecordedLines } from './unrecorded.store.ts';

type Columns = readonly Column<RegisterRow>[];

const WHEN: Columns = [
  { title: 'Date', kind: 'moment', of: ({ at }) => new Date(at) },
  { title: 'Entry', kind: 'text', of: ({ kind }) => MOVEMENT_KIND_LABELS[kind] },
];
const SALE: Columns = [
  { title: 'Serial no.', kind: 'number', of: ({ serial }) => serial },
  { title: 'Bill no.', kind: 'text', of: ({ billNumber }) => billNumber },
  { title: 'Prescriber', kind: 'text', of: ({ prescriber }) => prescriber?.name ?? null },
  {
    title: 'Prescriber’s registration',
    kind: 'text',
    of: ({ prescriber }) => prescriber?.registration ?? null,
  },
  {
    title: 'Prescriber’s address',
    kind: 'text',
    of: ({ prescriber }) => prescriber?.address ?? null,
  },
  { title: 'Patient', kind: 'text', of: ({ patient }) => patient?.name ?? null },
  { title: 'Patient no.', kind: 'number', of: ({ patient }) => patient?.token ?? null },
  { title: 'Patient’s address', kind: 'text', of: ({ patient }) => patient?.address ?? null },
];
const DRUG: Columns = [
  { title: 'Drug', kind: 'text', of: ({ drug }) => drug },
  {
    title: 'Schedule',
    kind: 'text',
    of: ({ schedule }) => (schedule === null ? null : DRUG_SCHEDULE_LABELS[schedule]),
  },
  { title: 'Manufacturer', kind: 'text', of: ({ manufacturer }) => manufacturer },
  { title: 'Batch', kind: 'text', of: ({ batch_no }) => batch_no },
  { title: 'Expiry', kind: 'day', of: ({ expiry_date }) => expiry_date },
];
const X_PIECES: Columns = [
  { title: 'Received', kind: 'number', of: ({ quantity }) => (quantity > 0 ? quantity : null) },
  { title: 'Issued', kind: 'number', of: ({ quantity }) => (quantity < 0 ? -quantity : null) },
  { title: 'Balance', kind: 'number', of: ({ balance }) => balance },
];

function columnsOf(register: Register): Columns {
  const pieces: Columns = [
    { title: 'Quantity', kind: 'number', of: (row) => piecesIn(register, row) },
  ];
  const by: Columns = [{ title: 'By', kind: 'text', of: ({ by: name }) => name }];
  const missing: Columns = [
    { title: 'Missing', kind: 'text', of: (row) => missingIn(register, row).join(', ') || null },
  ];
  if (register === 'destroyed') return [...WHEN, ...DRUG, ...pieces, ...by];
  if (register === 'x') return [...DRUG, ...WHEN, ...X_PIECES, ...SALE, ...by, ...missing];
  return [...WHEN, ...SALE, ...DRUG, ...pieces, ...by, ...missing];
}

async function* presented(rows: AsyncIterable<RegisterRowOfStore>): AsyncGenerator<RegisterRow> {
  for await (const row of rows) yield presentRegisterRow(row);
}

const UNRECORDED: readonly Column<UnrecordedLine>[] = [
  { title: 'Date', kind: 'moment', of: ({ at }) => new Date(at) },
  { title: 'Bill no.', kind: 'text', of: ({ billNumber }) => billNumber },
  { title: 'As billed', kind: 'text', of: ({ name }) => name },
  { title: 'Quantity', kind: 'number', of: ({ quantity }) => quantity },
  { title: 'Sure', kind: 'text', of: ({ isUnsure }) => (isUnsure ? 'perhaps' : null) },
];

/** Writes a register between two clinic days, and what was billed without an order on a second sheet. */
export const work: TaskWork<Between & { readonly register: Register }> = async ({
  tx,
  input: { register, ...range },
  file,
  tell,
}) => {
  const { lines } = await unrecordedLines(tx, register, range, null);
  await writeWorkbook(file, {
    timeZone: range.timeZone,
    told: countedBy(tell),
    sheets: [
      sheet({
        name: REGISTER_LABELS[register],
        columns: columnsOf(register),
        rows: presented(registerRows(tx, register, range).stream()),
      }),
      ...(lines.length > 0
        ? [sheet({ name: 'Billed without an order', columns: UNRECORDED, rows: lines })]
        : []),
    ],
  });
};
