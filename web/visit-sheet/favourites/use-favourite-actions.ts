import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  createFavourite,
  deleteFavourite,
  editFavourite,
  listFavourites,
  restoreFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Body = EndpointInput<typeof createFavourite>['body'];

/** A favourite's own content, as the body of a call. */
function bodyOf({ name, shared, diagnoses, advice, ...rows }: Favourite): Body {
  const { outside, outsideTests, followUpDays } = rows;
  return {
    ...{ name, shared, diagnoses, advice, outside, outsideTests, followUpDays },
    drugs: rows.drugs.map(({ currentName: _, ...drug }) => drug),
    tests: rows.tests.map(({ id, name: as }) => ({ id, name: as })),
  };
}

/** Saving and deleting favourites; a replaced or deleted one comes back by Undo. */
export function useFavouriteActions() {
  const invalidates = [listFavourites];
  const create = useApiMutation(createFavourite, { invalidates });
  const edit = useApiMutation(editFavourite, {
    invalidates,
    // The next press replaces the version that the list shows.
    onError: () => void invalidate(listFavourites),
  });
  const remove = useApiMutation(deleteFavourite, { invalidates });
  const restore = useApiMutation(restoreFavourite, { invalidates });

  const putBack = async (before: Favourite, { version }: Favourite): Promise<void> => {
    try {
      await edit.mutateAsync({ params: { id: before.id }, body: { ...bodyOf(before), version } });
    } catch (error) {
      toast.error(`${M.restoreFailed} ${messageIn(error)}`);
    }
  };

  return {
    /** Saves a new favourite, or replaces `before`. Throws what the call throws. */
    save: async (body: Body, before?: Favourite): Promise<void> => {
      if (!before) {
        const { name } = await create.mutateAsync({ body });
        toast.success(`Saved. Type /${name} in the sheet to insert it.`);
        return;
      }
      const { id, version } = before;
      const saved = await edit.mutateAsync({ params: { id }, body: { ...body, version } });
      toast.success(`/${saved.name} changed.`, {
        action: { label: 'Undo', onPress: () => void putBack(before, saved) },
      });
    },
    remove: async ({ id, name }: Favourite): Promise<void> => {
      const undo = () =>
        restore.mutate(
          { params: { id } },
          { onError: ({ message }) => toast.error(`${M.restoreFailed} ${message}`) },
        );
      try {
        await remove.mutateAsync({ params: { id } });
        toast.success(`/${name}: ${M.deleted}`, { action: { label: 'Undo', onPress: undo } });
      } catch (error) {
        toast.error(`${M.deleteFailed} ${messageIn(error)}`);
      }
    },
  };
}

const messageIn = (error: unknown): string => (error instanceof Error ? error.message : '');
