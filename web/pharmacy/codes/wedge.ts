import type { KeyboardEvent } from 'react';

/** A scanner types a character every few milliseconds; no person types six this fast. */
const GAP_MAX_MS = 35;
const BURST_MIN = 6;
/** Some scanners wait a little before their Enter. */
const END_MAX_MS = 150;

/** The separator of a GS1 code reaches a browser as Ctrl and a bracket, which types nothing. */
export function isSeparatorKey({ ctrlKey, key }: KeyboardEvent): boolean {
  return ctrlKey && key === ']';
}

/** Tells a scanner from fingers by the time between the keys. */
export function createWedge() {
  let typed = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    key: ({ timeStamp }: { timeStamp: number }): void => {
      typed = timeStamp - last <= GAP_MAX_MS ? typed + 1 : 1;
      last = timeStamp;
    },
    /** Whether a scanner typed this whole text, which has no space and a digit. */
    isBurst: (text: string, { timeStamp }: { timeStamp: number }): boolean =>
      typed >= BURST_MIN &&
      typed >= text.length &&
      timeStamp - last <= END_MAX_MS &&
      /^\S*\d\S*$/.test(text),
  };
}
