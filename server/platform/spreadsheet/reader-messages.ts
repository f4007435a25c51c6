import { z } from 'zod';
import type { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';

/** Rows of one kind as JSON, so that a process that only passes them on need not parse them. */
export const Piece = z.object({ name: z.string(), json: z.string() });
export type Piece = Readonly<z.output<typeof Piece>>;

/** The reasons for which a reader refuses a file. */
const REASONS = [
  'wrongType',
  'wrongOtherType',
  'protected',
  'unpacksTooLarge',
  'tooManyRows',
  'tooManyColumns',
  'damaged',
  'empty',
] as const satisfies readonly (keyof typeof SPREADSHEET_MESSAGES)[];
export type Reason = (typeof REASONS)[number];

const Options = z.record(z.string(), z.unknown());

/** Messages from the server to a reader. */
export const Said = z.union([
  z.object({ read: Options }),
  z.object({ know: Piece }),
  z.object({ forget: z.literal(true) }),
  z.object({ wanted: z.literal(true) }),
  z.object({ plan: Options }),
  z.object({ next: z.literal(true) }),
]);
export type Said = z.output<typeof Said>;

/** A reader's reply to each message except `know` and `forget`. `null` ends the pieces. */
export const Told = z.union([
  z.object({ refused: z.enum(REASONS) }),
  z.object({ told: z.string() }),
  z.object({ ready: z.literal(true) }),
  z.object({ wanted: z.string() }),
  z.object({ piece: Piece.nullable() }),
]);
export type Told = z.output<typeof Told>;
