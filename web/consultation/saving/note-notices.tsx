import { toast } from '#web/ui/toast/toast.ts';
import { ClashPanel } from './clash-panel.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { NoteField } from './note-text.rules.ts';
import type { NoteEditor } from './use-note-editor.ts';

/** Decisions about the text: an older draft, a colleague's version. */
export function NoteNotices({ editor }: { editor: NoteEditor }) {
  const { editing, offer, clashes, decide, type, restore, discard } = editor;

  const onDecide = (field: NoteField, text: string): void => {
    const mine = editing.mine[field];
    decide(field, text);
    if (text === mine || text.includes(mine)) return;
    toast.info('Your text was put aside.', {
      action: { label: 'Bring it back', onPress: () => type(field, mine) },
      stays: true,
    });
  };

  return (
    <>
      {offer && (
        <DraftOffer
          draft={offer}
          isClosed={editor.isClosed}
          onRestore={() => restore(offer)}
          onDiscard={() => discard(offer)}
        />
      )}
      {clashes.map((field) => (
        <ClashPanel
          key={field}
          field={field}
          theirs={editing.theirs[field] ?? ''}
          mine={editing.mine[field]}
          onDecide={(text) => onDecide(field, text)}
        />
      ))}
    </>
  );
}
