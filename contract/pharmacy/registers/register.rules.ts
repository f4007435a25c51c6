import { PLACEHOLDER_NAME } from '../../consultation/visit-note.ts';
import type { Register, RegisterRow, UnrecordedLine } from './register.ts';

const SIGNS = { prescriptions: -1, h1: -1, x: 1, destroyed: -1 } as const satisfies Record<
  Register,
  1 | -1
>;

/** The pieces as a register counts them: supplied or destroyed ones are positive, returned ones negative. */
export function piecesIn(register: Register, { quantity }: Pick<RegisterRow, 'quantity'>): number {
  return SIGNS[register] * quantity;
}

type Asked = Pick<
  RegisterRow,
  'kind' | 'schedule' | 'prescriber' | 'patient' | 'manufacturer' | 'batch_no' | 'expiry_date'
>;

/** Maker, batch and expiry are asked for these (rule 65(3)(1)(f)). */
const WITH_BATCH: readonly Asked['schedule'][] = ['H', 'H1', 'X'];

/**
 * The particulars that a sale lacks in a register (Drugs Rules, 1945, rule 65(3)(1)): name and
 * address of prescriber and patient, and of schedule H, H1 and X maker, batch and expiry. The
 * register of schedule H1 asks for the prescriber's name and address and the patient's name alone.
 * A patient is named by the rule of `is_named_patient`, which also holds a sale.
 */
export function missingIn(register: Register, row: Asked): string[] {
  if (row.kind !== 'sale') return [];
  const { prescriber, patient } = row;
  const asksBatch = register !== 'h1' && WITH_BATCH.includes(row.schedule);
  return [
    !prescriber && 'prescriber',
    prescriber && !prescriber.address && 'prescriber’s address',
    !isNamed(patient) && 'patient',
    register !== 'h1' && patient && !patient.address && 'patient’s address',
    asksBatch && !row.manufacturer && 'maker',
    asksBatch && !row.batch_no && 'batch',
    asksBatch && !row.expiry_date && 'expiry',
  ].filter((text) => typeof text === 'string');
}

function isNamed(patient: Asked['patient']): boolean {
  if (!patient || patient.isNamed === false) return false;
  return patient.name.trim().toLowerCase() !== PLACEHOLDER_NAME.toLowerCase();
}

/** `2 Alprazolam (bill 2026-27/000043)`, of a line that was billed without an order. */
export function unrecordedText({ name, quantity, billNumber, isUnsure }: UnrecordedLine): string {
  return `${quantity} ${name}${isUnsure ? ', perhaps' : ''} (bill ${billNumber})`;
}

type EntryRow = Pick<
  RegisterRow,
  'kind' | 'serial' | 'at' | 'by' | 'billNumber' | 'prescriber' | 'patient'
>;

/**
 * The rows of a register by entry: the drugs of one sale that follow each other share its number and date,
 * and its prescriber and patient if these are the same. Any other movement is an entry of its own.
 */
export function entriesOf<Row extends EntryRow>(rows: readonly Row[]): Row[][] {
  const entries: Row[][] = [];
  for (const row of rows) {
    const last = entries.at(-1);
    if (last?.[0] && isSameSale(last[0], row)) last.push(row);
    else entries.push([row]);
  }
  return entries;
}

function isSameSale(a: EntryRow, b: EntryRow): boolean {
  if (a.serial === null || a.serial !== b.serial) return false;
  const who = ({ prescriber, patient }: EntryRow) => JSON.stringify([prescriber, patient]);
  const isSameBill = a.by === b.by && a.billNumber === b.billNumber;
  // Another doctor's paper may have added a drug to the order: the prescriber is of each line.
  return a.kind === b.kind && a.at === b.at && isSameBill && who(a) === who(b);
}
