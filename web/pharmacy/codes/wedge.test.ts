import { expect, it } from 'vitest';
import { createWedge } from './wedge.ts';

/** Whether a text typed with this time between the keys, and before Enter, is a scan. */
function isScan(text: string, { between, before = between }: { between: number; before?: number }) {
  const wedge = createWedge();
  const last = [...text].reduce((at) => {
    wedge.key({ timeStamp: at + between });
    return at + between;
  }, 1_000);
  return wedge.isBurst(text, { timeStamp: last + before });
}

it.each<[string, string, Parameters<typeof isScan>[1], boolean]>([
  ['a scanner', 'SHELF-7', { between: 5 }, true],
  ['a scanner that waits before its Enter', 'SHELF-7', { between: 5, before: 140 }, true],
  ['fingers', 'SHELF-7', { between: 90 }, false],
  ['fast fingers, which pause before Enter', 'SHELF-7', { between: 20, before: 400 }, false],
  ['a short text', 'SH-7', { between: 5 }, false],
  ['a name without a digit', 'paracetamol', { between: 5 }, false],
  ['a name with a space', 'dolo 650', { between: 5 }, false],
])('recognises a scan by its speed: %s', (_, text, times, is) =>
  expect(isScan(text, times)).toBe(is),
);

it('takes no scan for one that ends a text typed by hand', () => {
  const wedge = createWedge();
  for (const at of [0, 200, 400, 600]) wedge.key({ timeStamp: at });
  for (const at of [605, 610, 615, 620, 625, 630]) wedge.key({ timeStamp: at });
  expect(wedge.isBurst('doloSHELF7', { timeStamp: 640 })).toBe(false);
});
