import { countText } from '../kernel/numbers/count-text.ts';
import type { HeavyKind, HeavyWork } from './heavy-work.ts';

const ORDINALS = ['next', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const NAMES: Readonly<Record<HeavyKind, string>> = {
  export: 'export',
  import: 'file',
  reading: 'list',
};

/** Ordinal of a queue position, from 1: `third`, `12th`. */
function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `number ${place}`;
}

/** `Your export is third in line.`, `1,200 of 20,000 rows`. */
export function heavyWorkText({ kind, state, place, rows, total }: HeavyWork): string {
  if (state === 'waiting') return `Your ${NAMES[kind]} is ${ordinal(place ?? 1)} in line.`;
  if (state === 'sending') return 'The file is being downloaded.';
  if (rows === 0) return 'Starting…';
  return total === null || rows > total
    ? `${countText(rows)} rows`
    : `${countText(rows)} of ${countText(total)} rows`;
}

export const HEAVY_MESSAGES = {
  /** The queue is full for the clinic or for the user. */
  lineFull: (inLine: number, whose: 'clinic' | 'person') =>
    `${whose === 'clinic' ? 'Your clinic has' : 'You have'} ${inLine} files in line already. Try again when one of them is done.`,
  serverFull: 'Many clinics are waiting for their files. Try again in a minute.',
  tooMuch: 'There is too much for one file. Choose a shorter range.',
  tookTooLong: 'This took too long and was stopped. Try a shorter range, or try again later.',
} as const;
