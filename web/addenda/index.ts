import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AddendaNotLoaded } from './addenda-not-loaded.tsx';

export { addedText } from './added-text.rules.ts';
export { AddendaList } from './addenda-list.tsx';
export { offerAsAddendum, typedAddendum } from './kept-addendum.ts';
export { useAddenda } from './use-addenda.ts';
export { VisitAddenda } from './visit-addenda.tsx';

/** Needed for closed notes only. */
export const AddendaPart = lazyPart(
  () => import('./addenda-part.tsx').then((module) => module.AddendaPart),
  AddendaNotLoaded,
);
