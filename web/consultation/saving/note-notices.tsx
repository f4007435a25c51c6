import { lazyPart, Missing } from '#web/ui/layout/lazy-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DraftOffer } from './draft-offer.tsx';
import type { NoteField } from './note-text.rules.ts';
import type { NoteEditor } from './use-note-editor.ts';

/** The text that is typed stays on the page while it loads. */
const ClashPanel = lazyPart(
  () => import('./clash-panel.tsx').then((module) => module.ClashPanel),
  Missing,
);

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
