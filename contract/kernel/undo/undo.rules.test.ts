import { expect, it } from 'vitest';
import { mayUndo } from './undo.rules.ts';

const at = new Date('2026-11-21T04:30:00.000Z');
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

it.each([
  ['its maker within the hour', 'maker', 'receptionist', 60, true],
  ['its maker after the hour', 'maker', 'receptionist', 61, false],
  ['a colleague', 'colleague', 'receptionist', 1, false],
  ['an admin after the hour', 'colleague', 'admin', 600, true],
] as const)('%s: %s, %s, %i min later is %s', (_who, id, role, minutes, may) => {
  expect(mayUndo({ by: 'maker', at }, { id, role }, later(minutes))).toBe(may);
});

it('is allowed only for admins when the author is not known', () => {
  expect(mayUndo({ by: null, at }, { id: 'one', role: 'lab' }, at)).toBe(false);
});
