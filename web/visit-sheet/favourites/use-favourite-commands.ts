import { useMemo } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listFavourites } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { useUnhurriedApi } from '#web/lib/api/use-unhurried-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { Commands } from '#web/ui/combobox/command-combobox.tsx';
import { factsOf } from './sheet-rows.ts';
import type { InsertRows } from './use-insert-rows.ts';

/** The person's favourites as commands of the sheet's fields; undefined for those without. */
export function useFavouriteCommands(insert: InsertRows | undefined): Commands | undefined {
  const mayList = mayCall(listFavourites, useCurrentUser().role);
  const { data, error } = useUnhurriedApi(listFavourites, {}, { live: true, enabled: mayList });
  return useMemo(() => {
    if (!mayList) return undefined;
    const list = data ?? (error ? [] : undefined);
    return {
      listLabel: 'Favourites',
      none: error && !data ? M.loadFailed : 'No favourite of this name.',
      all: insert
        ? list?.map((favourite) => ({
            key: favourite.id,
            name: favourite.name,
            facts: [...(favourite.shared ? ['clinic’s'] : []), ...factsOf(favourite)],
            run: () => insert(`/${favourite.name}`, favourite),
          }))
        : undefined,
    };
  }, [mayList, data, error, insert]);
}
