// The screens' tests run on the React that ships: its development build is half of their processor
// time. That one alone has `act`, which Testing Library needs, so this module adds one. It must be
// loaded before react-dom, which keeps the functions below from then on.
// biome-ignore lint/style/noRestrictedImports: a set-up of the tests runs in Node.
import { createRequire } from 'node:module';
import type React from 'react';

type Task = { run: (() => unknown) | null; priority: number };

const require = createRequire(import.meta.url);
const react: typeof React = require('react');
/** As react-dom loads it. */
const scheduler: object = createRequire(require.resolve('react-dom'))('scheduler');
/** The work that React has planned: renderings and effects, and the microtasks that plan them. */
const tasks: Task[] = [];
const microtasks: (() => void)[] = [];
const NORMAL_PRIORITY = 3;
const { setImmediate: nextTurn, queueMicrotask: nativeMicrotask } = globalThis;
let isTurnPlanned = false;

function nextTask(): Task | undefined {
  let next: Task | undefined;
  for (const task of tasks) if (!next || task.priority < next.priority) next = task;
  return next;
}

function runTask(task: Task): void {
  const { run } = task;
  task.run = null;
  const more = run?.();
  if (typeof more === 'function') task.run = more as Task['run'];
  else tasks.splice(tasks.indexOf(task), 1);
}

/** How many calls of `act` and `drain` run; an effect that moves the focus calls `act` within one. */
let depth = 0;

function nested<T>(run: () => T): T {
  depth += 1;
  try {
    return run();
  } finally {
    depth -= 1;
  }
}

/** Runs everything that is planned, and what that plans; within another call, that one does. */
function drain(): void {
  if (depth > 0) return;
  nested(() => {
    for (;;) {
      const microtask = microtasks.shift();
      const task = microtask ? undefined : nextTask();
      if (microtask) microtask();
      else if (task) runTask(task);
      else return;
    }
  });
}

function planTurn(): void {
  if (isTurnPlanned) return;
  isTurnPlanned = true;
  nextTurn(() => {
    isTurnPlanned = false;
    drain();
  });
}

Object.assign(scheduler, {
  unstable_scheduleCallback(priority: number, run: () => unknown): Task {
    const task = { run, priority };
    tasks.push(task);
    planTurn();
    return task;
  },
  unstable_cancelCallback(task: Task): void {
    task.run = null;
  },
  unstable_shouldYield: () => false,
  unstable_getCurrentPriorityLevel: () => NORMAL_PRIORITY,
});

globalThis.queueMicrotask = (run) => {
  microtasks.push(run);
  nativeMicrotask(() => {
    const at = microtasks.indexOf(run);
    if (at < 0) return;
    microtasks.splice(at, 1);
    nested(run);
  });
};
require('react-dom');
require('react-dom/client');
globalThis.queueMicrotask = nativeMicrotask;

/** As React's own: runs the callback, then all renderings and effects that follow from it. */
function act(callback: () => unknown): PromiseLike<unknown> {
  const result = nested(callback);
  drain();
  const settle = async () => {
    const value = await result;
    await new Promise<void>((resolve) => {
      nextTurn(() => resolve());
    });
    drain();
    return value;
  };
  // biome-ignore lint/suspicious/noThenProperty: Testing Library awaits it only when it must.
  return { then: (resolve, reject) => settle().then(resolve, reject) };
}
Reflect.set(react, 'act', act);
