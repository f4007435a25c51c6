import { whenIdle } from '#web/lib/device/when-idle.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

/** The tutorial, the favourites and offers of edits that were left, over every page; their code loads after the page's. */
export const LateHosts = lazyPart(
  () =>
    whenIdle()
      .then(() => import('./late-parts.tsx'))
      .then((module) => module.LateParts),
  () => null,
);
