import type { fillDemo as fill } from './fill-demo.ts';

export { DemoError } from './demo-error.ts';
export type { DemoSignIn } from './fill-demo.ts';

/** Like `fillDemo` of its file, which is loaded only for a demo. */
export const fillDemo: typeof fill = async (...given) =>
  (await import('./fill-demo.ts')).fillDemo(...given);
