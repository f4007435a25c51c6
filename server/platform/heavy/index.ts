export { createHeavy, type Heavy } from './heavy.ts';
export type { Asker } from './line.ts';
export { readingScope } from './reading-scope.ts';
export type { Task, TaskWork } from './task.ts';
export type { Turn } from './turn.ts';
