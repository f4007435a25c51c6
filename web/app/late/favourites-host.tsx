import { useState } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';

const FavouritesPart = lazyPart(
  () => import('#web/visit-sheet/index.ts').then((module) => module.FavouritesPart),
  () => null,
);

/** Opens the favourites from every page, by key and palette; a visit sheet opens its own. */
export function FavouritesHost() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('alt+7', {
    description: 'Favourites',
    onPress: () => setOpen(true),
    // It loads late: after a sheet that is opened at once.
    isGeneral: true,
    enabled: may(useCurrentUser().role, 'favourites.view'),
  });
  return isOpen ? <FavouritesPart onClose={() => setOpen(false)} /> : null;
}
