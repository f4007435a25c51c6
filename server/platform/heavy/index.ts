export { createHeavy, type Heavy } from './heavy.ts';
export { readingScope } from './reading-scope.ts';
export type { Task, TaskWork } from './task.ts';
export type { Turn } from './turn.ts';
export type { Asker } from './waiting-line.ts';
