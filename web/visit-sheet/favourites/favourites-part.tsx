import { useEffect } from 'react';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { FavouritesDialogProps } from './favourites-dialog.tsx';

/** The dialog of the favourites; its code loads when it is opened. */
export const FavouritesPart = lazyPart(
  () => import('./favourites-dialog.tsx').then((module) => module.FavouritesDialog),
  Unavailable,
);

/** The dialog's code failed to load: removed by a newer release, or no network. */
function Unavailable({ onClose }: FavouritesDialogProps) {
  useEffect(() => {
    toast.error(M.loadFailed);
    onClose();
  }, [onClose]);
  return null;
}
