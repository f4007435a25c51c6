import './favourites.css';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import { listFavourites } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { closeQuestion } from '#web/ui/confirm/unsaved-questions.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { FavouriteForm } from './favourite.form.tsx';
import { draftOfFavourite, type FavouriteDraft } from './favourite-draft.ts';
import { FavouriteList } from './favourite-list.tsx';
import type { Unfinished } from './left-typed.ts';
import { SaveAsForm } from './save-as.form.tsx';
import type { InsertRows } from './use-insert-rows.ts';
import { forgetFavourite, forgetNewName } from './use-kept-favourite.ts';

export type FavouritesDialogProps = {
  onClose: () => void;
  /** The open sheet as a new favourite, and inserting into it; absent outside a sheet. */
  sheet?: {
    readonly content: FavouriteDraft;
    readonly unfinished: Unfinished;
    readonly insert: InsertRows | undefined;
  };
};

/** The favourites: save the sheet as one, insert, edit or delete one. */
export function FavouritesDialog({ onClose, sheet }: FavouritesDialogProps) {
  const close = (): void => {
    forgetNewName();
    onClose();
  };
  const isSmall = useMediaQuery('(max-width: 47.99em)', false);
  const confirm = useConfirm();
  const { data, error, refetch } = useApi(listFavourites, {}, { live: true });
  const [edited, setEdited] = useState<Favourite | null>(null);
  const [isDirty, setDirty] = useState(false);
  /** Asks before text that was typed is lost. */
  const leave = async (then: () => void): Promise<void> => {
    const mayGo = !isDirty || (await confirm(closeQuestion('What was changed is lost.')));
    if (!mayGo) return;
    setDirty(false);
    if (edited) forgetFavourite(edited.id);
    then();
  };

  return (
    <Dialog
      onClose={() => void leave(close)}
      closeOnClickOutside={!isDirty}
      fullScreen={isSmall === true}
      size={edited ? '64rem' : 'lg'}
      title={edited ? `Edit /${edited.name}` : 'Favourites'}
    >
      {edited ? (
        <FavouriteForm
          key={edited.id}
          favourite={edited}
          first={draftOfFavourite(edited)}
          onDirty={setDirty}
          onDone={() => {
            setDirty(false);
            forgetFavourite(edited.id);
            setEdited(null);
          }}
          onCancel={() => void leave(() => setEdited(null))}
        />
      ) : (
        <>
          {sheet && <SaveAsForm {...sheet} all={data ?? []} />}
          {error && !data && <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />}
          <FavouriteList
            favourites={error ? (data ?? []) : data}
            isFailed={error !== null && !data}
            onEdit={setEdited}
            onInsert={
              sheet?.insert &&
              ((favourite) => {
                sheet.insert?.(`/${favourite.name}`, favourite);
                close();
              })
            }
          />
        </>
      )}
    </Dialog>
  );
}
