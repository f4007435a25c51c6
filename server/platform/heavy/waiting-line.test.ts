import { expect, it } from 'vitest';
import { type Asker, type Entry, Line } from './waiting-line.ts';

const LIMITS = { running: 2, perPerson: 4, perClinic: 6, waiting: 10 };
const began: string[] = [];

function asker(clinicId: string, userId = 'one'): Asker {
  return { clinicId, userId, kind: 'export', signal: new AbortController().signal };
}

function entered(line: Line, name: string, who: Asker): Entry {
  const begin = () => began.push(name);
  const entry: Entry = { id: name, asker: who, state: 'waiting', rows: 0, total: null, begin };
  line.enter(entry);
  return entry;
}

it('runs one job of a clinic at a time, and the clinics take turns', () => {
  const line = new Line(LIMITS);
  began.length = 0;
  const a = ['a1', 'a2', 'a3'].map((name) => entered(line, name, asker('a')));
  expect(began).toEqual(['a1']);
  const b = ['b1', 'b2'].map((name) => entered(line, name, asker('b')));
  expect(began).toEqual(['a1', 'b1']);
  const c1 = entered(line, 'c1', asker('c'));
  expect(line.placeOf(a[0]!)).toBeNull();
  expect([a[1]!, b[1]!, c1, a[2]!].map((one) => line.placeOf(one))).toEqual([1, 2, 3, 4]);

  // The clinic with the most jobs comes after the others' first.
  line.leave(b[0]!);
  line.leave(a[0]!);
  expect(began).toEqual(['a1', 'b1', 'b2', 'a2']);
  line.leave(b[1]!);
  expect(began.at(-1)).toBe('c1');
  expect(line.running).toBe(2);
});

it('skips callers who have left, and a file being sent does not block the queue', () => {
  const line = new Line(LIMITS);
  began.length = 0;
  const [first, second] = ['1', '2', '3'].map((name) => entered(line, name, asker('a')));
  line.leave(second!);
  line.done(first!);
  expect(began).toEqual(['1', '3']);
  expect(first!.state).toBe('sending');
});

it('refuses beyond the limits of a person, a clinic and the server', () => {
  const line = new Line(LIMITS);
  for (let nth = 0; nth < 4; nth += 1) entered(line, 'x', asker('a'));
  expect(line.refuses(asker('a'))).toEqual({ full: 'person', inLine: 4 });
  for (let nth = 0; nth < 2; nth += 1) entered(line, 'x', asker('a', 'two'));
  expect(line.refuses(asker('a', 'two'))).toEqual({ full: 'clinic', inLine: 6 });
  expect(line.refuses(asker('b'))).toBeUndefined();
  for (let nth = 0; nth < 6; nth += 1) entered(line, 'x', asker('b', `${nth}`));
  expect(line.refuses(asker('c'))).toEqual({ full: 'server', inLine: 10 });
});
