import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import type { Visit } from '#contract/queue/visit.ts';
import type { useConversation } from '#web/ai/index.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import type { NoteEditor } from '../saving/use-note-editor.ts';

// The reader of the first line is needed only in a note without a name, which works without the list.
const Loaded = lazyPart(
  () => import('./loaded-alike-of-note.tsx').then((module) => module.LoadedAlikeOfNote),
  () => null,
);

type AlikeOfNoteProps = {
  visit: Visit | undefined;
  editor: NoteEditor;
  conversation: ReturnType<typeof useConversation>;
};

/**
 * Other records of the patient of a case that was opened without a name: whom its first line names, and,
 * once a proposal of the assistant has named the patient, of that name. A registered patient has none here.
 */
export function AlikeOfNote({ visit, editor, conversation }: AlikeOfNoteProps) {
  if (!visit) return null;
  const isUnnamed = visit.name === PLACEHOLDER_NAME;
  if (!isUnnamed && !isNamedBy(conversation)) return null;
  const { complaint } = editor.editing.mine;
  return <Loaded visit={visit} complaint={complaint} isUnnamed={isUnnamed} />;
}

/** Whether an applied proposal has set the patient's name. */
function isNamedBy({ exchanges }: ReturnType<typeof useConversation>): boolean {
  return exchanges
    .flatMap(({ items }) => items)
    .some(
      ({ state, plan }) =>
        state === 'applied' &&
        plan.kind === 'change' &&
        plan.change.type === 'update-patient' &&
        plan.change.details.name !== undefined,
    );
}
