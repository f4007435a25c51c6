import { latePart } from '#web/ui/layout/overlay-part.tsx';

/** Keeps the person's data up to date: the owner or the sharing of computers may change. */
export const OwnAccountHost = latePart(
  () => import('./own-account.tsx').then((module) => module.OwnAccount),
  () => null,
);
