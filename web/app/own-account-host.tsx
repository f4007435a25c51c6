import { whenIdle } from '#web/lib/device/when-idle.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** Keeps the person's data up to date: the owner or the sharing of computers may change. */
export const OwnAccountHost = lazyPart(
  () =>
    whenIdle()
      .then(() => import('./own-account.tsx'))
      .then((module) => module.OwnAccount),
  () => null,
);
