import { Button } from '@mantine/core';
import { useState } from 'react';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import type { SheetDraft } from '../saving/sheet-draft.ts';
import { draftOfSheetRows } from './favourite-draft.ts';
import { FavouritesPart } from './favourites-part.tsx';
import type { InsertRows } from './use-insert-rows.ts';

type FavouritesButtonProps = { draft: SheetDraft; insert: InsertRows | undefined };

/** Opens the favourites, also by a key and from the palette. */
export function FavouritesButton({ draft, insert }: FavouritesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useShortcut('alt+7', { description: 'Favourites', onPress: open });
  return (
    <>
      <Button size="compact-md" variant="default" onClick={open}>
        Favourites
      </Button>
      {isOpen && (
        <FavouritesPart
          onClose={() => setOpen(false)}
          sheet={{ content: draftOfSheetRows(draft, clinicToday()), insert }}
        />
      )}
    </>
  );
}
