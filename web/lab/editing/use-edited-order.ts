import { useState } from 'react';

type Edited = { readonly id: string; readonly isReopened: boolean };

/** At most one lab order of a page is edited at a time: the pressed one, or the first with a left edit. */
export function useEditedOrder() {
  const [edited, setEdited] = useState<Edited | null>(null);
  return (id: string) => ({
    isEdited: edited?.id === id,
    /** The form opened by itself, and must not take the focus. */
    isReopened: edited?.isReopened ?? false,
    onEdit: (isEdited: boolean) => setEdited(isEdited ? { id, isReopened: false } : null),
    reopen: () => setEdited((now) => now ?? { id, isReopened: true }),
  });
}

export type OrderEditing = ReturnType<ReturnType<typeof useEditedOrder>>;
