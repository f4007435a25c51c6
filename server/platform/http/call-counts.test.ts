import { describe, expect, it } from 'vitest';
import { type CallCounts, createCallCounts } from './call-counts.ts';

let milliseconds = 0;
const clock = () => milliseconds;

function letThrough(counts: CallCounts, calls: number): number {
  return Array.from({ length: calls }, () => counts.letThrough('session', 'one')).filter(Boolean)
    .length;
}

describe('the calls of one second', () => {
  it('are allowed up to the limit, and again in the next second', () => {
    const counts = createCallCounts(clock);
    expect([letThrough(counts, 230), letThrough(counts, 5)]).toEqual([200, 0]);
    expect(counts.letThrough('session', 'two')).toBe(true);
    milliseconds += 1_000;
    expect(letThrough(counts, 230)).toBe(200);
  });

  it('have a higher limit per address, because all screens of a clinic may share one', () => {
    const counts = createCallCounts(clock);
    const calls = Array.from({ length: 1_100 }, () => counts.letThrough('address', '10.0.0.1'));
    expect(calls.filter(Boolean)).toHaveLength(1_000);
  });

  it('include those of other servers', () => {
    const [here, there] = [createCallCounts(clock), createCallCounts(clock)];
    letThrough(here, 120);
    there.hear(here.toTell());
    expect(letThrough(there, 200)).toBe(80);
  });

  it('are reported once, and only from a tenth of the limit on', () => {
    const counts = createCallCounts(clock);
    letThrough(counts, 19);
    expect(counts.toTell()).toEqual([]);
    letThrough(counts, 1);
    expect(counts.toTell()).toEqual([['session one', 20]]);
    expect(counts.toTell()).toEqual([]);
  });

  it('are also reported after their second is over', () => {
    const counts = createCallCounts(clock);
    letThrough(counts, 25);
    milliseconds += 1_000;
    expect([counts.toTell(), counts.toTell()]).toEqual([[['session one', 25]], []]);
  });

  it('do not block anyone later when they could not be reported for a while', () => {
    const [here, there] = [createCallCounts(clock), createCallCounts(clock)];
    for (let second = 0; second < 60; second += 1) {
      expect(letThrough(here, 100)).toBe(100);
      milliseconds += 1_000;
    }
    const told = here.toTell();
    expect(told).toEqual([['session one', 100]]);
    there.hear(told);
    expect(letThrough(there, 100)).toBe(100);
    milliseconds += 5_000;
    expect(here.toTell()).toEqual([]);
  });

  it('are subtracted from the next second when two servers exceed the limit together', () => {
    const [here, there] = [createCallCounts(clock), createCallCounts(clock)];
    expect([letThrough(here, 300), letThrough(there, 300)]).toEqual([200, 200]);
    const told = [here.toTell(), there.toTell()] as const;
    here.hear(told[1]);
    there.hear(told[0]);
    milliseconds += 1_000;
    expect([letThrough(here, 300), letThrough(there, 300)]).toEqual([0, 0]);
    milliseconds += 1_000;
    expect(letThrough(here, 300)).toBe(200);
  });
});
