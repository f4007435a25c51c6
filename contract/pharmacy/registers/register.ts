import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';
import { DrugSchedule } from '../drug.ts';
import { Prescriber } from '../pharmacy-order.ts';

/**
 * The registers of the pharmacy (Drugs Rules, 1945, rule 65(3)). `prescriptions` has every supply on
 * a prescription or of schedule H, H1, X or the NDPS Act; `h1` is the separate register of schedule
 * H1 (G.S.R. 588(E) of 30 August 2013); `x` has what came in and went out of each drug of schedule X.
 */
export const REGISTERS = ['prescriptions', 'h1', 'x', 'destroyed'] as const;
export type Register = (typeof REGISTERS)[number];
export const REGISTER_LABELS = {
  prescriptions: 'Prescriptions',
  h1: 'Schedule H1',
  x: 'Schedule X',
  destroyed: 'Expired and damaged',
} as const satisfies Record<Register, string>;

/** Kinds of movements in the stock ledger. */
export const MOVEMENT_KINDS = [
  'opening',
  'purchase',
  'correction',
  'damage',
  'expiry',
  'sale',
  'cancellation',
  'return',
  'supplier-return',
] as const;
export const MOVEMENT_KIND_LABELS = {
  opening: 'Opening stock',
  purchase: 'Purchase',
  correction: 'Correction',
  damage: 'Damaged',
  expiry: 'Expired',
  sale: 'Sale',
  cancellation: 'Cancelled',
  return: 'Returned',
  'supplier-return': 'Returned to supplier',
} as const satisfies Record<(typeof MOVEMENT_KINDS)[number], string>;

/** A bill line of a scheduled drug without an order: no stock was taken, so it is in no register. */
export const UnrecordedLine = z.object({
  id: Id,
  at: Instant,
  billNumber: z.string(),
  /** As typed on the bill. */
  name: z.string(),
  quantity: z.int(),
  /** The text may name another thing. */
  isUnsure: z.boolean().optional(),
});
export type UnrecordedLine = z.output<typeof UnrecordedLine>;
/** The most such lines that the screen names; the paper names as many as it has rows. */
export const UNRECORDED_MAX = 20;

/** One movement of the stock ledger; the drug of a sale as it was then. Null: not known. */
export const RegisterRow = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(MOVEMENT_KINDS),
  /** The serial number of the sale, also of what came back of it. */
  serial: z.int().nullable(),
  /** The printed number of its bill. */
  billNumber: z.string().nullable(),
  drug_id: Id,
  drug: z.string(),
  schedule: DrugSchedule.nullable(),
  manufacturer: z.string().nullable(),
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  /** As the ledger has it: negative for what went out. */
  quantity: z.int(),
  /** The stock of the drug after it; only in the register of schedule X. */
  balance: z.int().nullable(),
  patient: z
    .object({
      id: Id,
      name: z.string(),
      token: z.int(),
      address: z.string().nullable(),
      /** False: a placeholder, an erased patient, or one whose name was never written. */
      isNamed: z.boolean().optional(),
    })
    .nullable(),
  prescriber: Prescriber.nullable(),
  /** The user who sold, received or destroyed it. */
  by: z.string(),
});
export type RegisterRow = z.output<typeof RegisterRow>;
