import { latePart } from '#web/ui/layout/overlay-part.tsx';

/** What keeps the person up to date: the clinic may get another owner, or begin to share its computers. */
export const OwnAccountHost = latePart(
  () => import('./own-account.tsx').then((module) => module.OwnAccount),
  () => null,
);
