import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import type { SheetDraft } from '../saving/sheet-draft.ts';
import { takeTyped } from '../take-typed.ts';
import { draftOfSheetRows } from './favourite-draft.ts';
import { FavouritesPart } from './favourites-part.tsx';
import { type Unfinished, unfinishedIn } from './left-typed.ts';
import type { InsertRows } from './use-insert-rows.ts';

type FavouritesButtonProps = {
  sheet: RefObject<HTMLElement | null>;
  draft: SheetDraft;
  insert: InsertRows | undefined;
};

/** Opens the favourites, also by a key and from the palette. The key takes what is typed, as Enter does. */
export function FavouritesButton({ sheet, draft, insert }: FavouritesButtonProps) {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const open = (): void => {
    takeTyped(sheet.current);
    if (sheet.current) setUnfinished(unfinishedIn(sheet.current));
  };
  useShortcut('alt+7', { description: 'Favourites', onPress: open });
  return (
    <>
      <Button size="compact-md" variant="default" onClick={open}>
        Favourites
      </Button>
      {unfinished && (
        <FavouritesPart
          onClose={() => setUnfinished(null)}
          sheet={{ content: draftOfSheetRows(draft, clinicToday()), unfinished, insert }}
        />
      )}
    </>
  );
}
