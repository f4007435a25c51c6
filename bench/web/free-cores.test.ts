import { expect, it } from 'vitest';
import { onFreeCores, type TraceEvent } from './free-cores.ts';

const MAIN = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, tdur: number): TraceEvent => ({
  ...{ ...MAIN, name: 'RunTask', ph: 'X', ts, dur, tdur },
});
const inside = (ts: number, dur?: number): TraceEvent => ({
  ...{ ...MAIN, name: 'FunctionCall', ph: 'X', ts },
  ...(dur !== undefined && { dur }),
});

function navigation(url: string, ts = 0): TraceEvent {
  const args = { data: { documentLoaderURL: url } };
  return { ...MAIN, name: 'navigationStart', ph: 'R', ts, args };
}

const START = navigation('https://127.0.0.1:4000/dashboard');

it('shortens a task and what is in it to the time on a core', () => {
  const events = [START, task(1_000, 400, 100), inside(1_200, 80), task(2_000, 100, 100)];
  const waited = onFreeCores(events);
  expect(events.slice(1).map(({ ts, dur }) => [ts, dur])).toEqual([
    [1_000, 100],
    [1_050, 20],
    [2_000, 100],
  ]);
  expect(waited).toBeCloseTo(0.6);
});

it('leaves other threads, the time between tasks and tasks without a time on a core', () => {
  const other = { ...task(1_000, 400, 100), tid: 2 };
  const events = [START, task(1_000, 400, 200), other, inside(1_700, 5)];
  onFreeCores(events);
  expect(other.dur).toBe(400);
  expect(events.at(-1)).toMatchObject({ ts: 1_700, dur: 5 });
});

it('counts a nested task with the outer one only', () => {
  const events = [START, task(1_000, 400, 100), task(1_100, 200, 200)];
  expect(onFreeCores(events)).toBeCloseTo(0.75);
  expect(events.at(-1)).toMatchObject({ ts: 1_025, dur: 50 });
});

it('refuses a trace without a navigation of the page', () => {
  expect(() => onFreeCores([navigation('about:blank'), task(1, 2, 2)])).toThrow('no navigation');
});
