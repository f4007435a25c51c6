/** An event of a Chromium trace; times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` that the thread spent on a core. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

type Task = { readonly start: number; readonly end: number; readonly share: number };

/** The events of the thread that the page runs on: the one of the last navigation to this machine. */
function ofMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const navigations = events.filter(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.includes('//127.0.0.1'),
  );
  const last = navigations.toSorted((a, b) => a.ts - b.ts).at(-1);
  if (!last) throw new Error('The trace has no navigation.');
  return events.filter(({ pid, tid }) => pid === last.pid && tid === last.tid);
}

/** The tasks that are within no other, in order. */
function outermost(events: readonly TraceEvent[]): Task[] {
  const found: Task[] = [];
  for (const { ph, name, ts, dur = 0, tdur } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ph !== 'X' || name !== 'RunTask' || dur === 0 || tdur === undefined) continue;
    if (ts < (found.at(-1)?.end ?? 0)) continue;
    found.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
  }
  return found;
}

function taskAt(tasks: readonly Task[], time: number): Task | undefined {
  let [low, high] = [0, tasks.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const task = tasks[middle];
    if (!task) return undefined;
    if (task.end < time) low = middle + 1;
    else if (task.start > time) high = middle - 1;
    else return task;
  }
  return undefined;
}

/**
 * Shortens each task of the page to its time on a core, as if neither the browser nor the server nor Lighthouse had
 * waited for the same cores (decision 275). Changes the events; returns the part of the tasks' time that they had
 * waited, 0 to 1. Throws when the trace has no navigation.
 */
export function onFreeCores(events: readonly TraceEvent[]): number {
  const own = ofMainThread(events);
  const tasks = outermost(own);
  for (const event of own) {
    const task = taskAt(tasks, event.ts);
    if (!task) continue;
    event.ts = Math.round(task.start + (event.ts - task.start) * task.share);
    if (event.dur !== undefined) event.dur = Math.round(event.dur * task.share);
  }
  const all = tasks.reduce((sum, { start, end }) => sum + end - start, 0);
  const onCore = tasks.reduce((sum, { start, end, share }) => sum + (end - start) * share, 0);
  return all === 0 ? 0 : 1 - onCore / all;
}
