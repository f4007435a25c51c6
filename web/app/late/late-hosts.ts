import { latePart } from '#web/ui/layout/overlay-part.tsx';

/** The tutorial and the favourites, over every page; their code loads after the page's. */
export const LateHosts = latePart(
  () => import('./late-parts.tsx').then((module) => module.LateParts),
  () => null,
);
