import { Skeleton, Stack, Textarea } from '@mantine/core';
import { type RefObject, Suspense } from 'react';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { OPEN_VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { AddendaPart, VisitAddenda } from '#web/addenda/index.ts';
import { Answers, Proposed, type useConversation, useNextProposal } from '#web/ai/index.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import type { SheetHandle } from '#web/visit-sheet/index.ts';
import { ComplaintField } from '../note/complaint-field.tsx';
import { newLineHint } from '../note/use-send-on-enter.ts';
import type { NoteEditor } from '../saving/use-note-editor.ts';
import { AlikeOfNote } from './alike-of-note.tsx';
import { AssistantTools } from './assistant-tools.tsx';
import { useSendCase } from './use-send-case.ts';

const AnswerPaper = lazyPart(() =>
  import('./answer-paper.tsx').then((module) => module.AnswerPaper),
);

const VisitSheet = lazyPart(() =>
  import('#web/visit-sheet/index.ts').then((module) => module.VisitSheet),
);

type AssistantColumnProps = {
  editor: NoteEditor;
  note: VisitNote;
  visit: Visit | undefined;
  conversation: ReturnType<typeof useConversation>;
  /** Saves the visit's sheet. */
  sheet: RefObject<SheetHandle | null>;
};

/** The column where the case is written and sent, and where the assistant answers. */
export function AssistantColumn({
  editor,
  note,
  visit,
  conversation,
  sheet,
}: AssistantColumnProps) {
  const { isClosed } = editor;
  const sending = useSendCase(editor, conversation);
  const { mode, question, setQuestion, onKeyDown } = sending;
  const { paper, print } = usePrint<{ title: string; text: string }>();
  const states = conversation.exchanges.flatMap(({ items }) => items.map(({ state }) => state));
  const isBusy = states.some((state) => state === 'applying' || state === 'undoing');
  // Nothing is left to decide: the focus goes to the message box.
  const { ref: column, ...nextProposal } = useNextProposal(isBusy, () => focusMessage());
  useShortcut('mod+enter', {
    description: 'Accept all proposals without a serious warning',
    enabled: states.includes('waiting'),
    onPress: () => void conversation.acceptAll(),
  });
  /** The question, otherwise the complaint. */
  const focusMessage = (): void => {
    const [complaint, asked] = column.current?.querySelectorAll('textarea') ?? [];
    (mode === 'ask' ? asked : complaint)?.focus();
  };

  return (
    <div className="note-writing" ref={column} {...nextProposal}>
      <Stack gap="sm" className="note-case">
        <ComplaintField
          text={editor.editing.mine.complaint}
          onType={isClosed ? undefined : (text) => editor.type('complaint', text)}
          onKeyDown={mode === 'edit' ? onKeyDown : undefined}
        />
        <AlikeOfNote visit={visit} editor={editor} conversation={conversation} />
        {isClosed ? (
          <AddendaPart patientId={note.patientId} visitId={note.visitId} mayAdd />
        ) : (
          <VisitAddenda patientId={note.patientId} visitId={note.visitId} />
        )}
        {mode === 'ask' && (
          <Textarea
            label="Question to the assistant"
            description={['It is sent as it is, and the record stays as it is.', newLineHint()]
              .filter(Boolean)
              .join(' ')}
            resize="vertical"
            rows={2}
            autoFocus={!isClosed}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
        <AssistantTools
          mode={mode}
          mayEdit={!isClosed}
          onMode={sending.setMode}
          image={sending.image}
          onImage={sending.setImage}
          onHeard={sending.hear}
          problem={sending.problem}
          onProblem={sending.setProblem}
          isBusy={sending.isBusy}
          onSend={sending.send}
          patientId={note.patientId}
        />
      </Stack>
      <div className="note-sheet">
        {/* As tall as the one of the sheet itself. */}
        <Suspense fallback={<Skeleton height="100dvh" />}>
          <VisitSheet
            visitId={note.visitId}
            visit={visit}
            isOver={!OPEN_VISIT_STATUSES.some((status) => status === note.status)}
            note={editor.editing.mine.complaint}
            answers={conversation.isLoading ? undefined : conversation.exchanges}
            handle={sheet}
            acceptAll={conversation.acceptAll}
            hasImage={sending.image !== null}
            proposed={(place) => (
              <Proposed
                conversation={conversation}
                place={place}
                note={editor.editing.mine.complaint}
              />
            )}
          />
        </Suspense>
      </div>
      <div className="note-answers">
        <Answers
          conversation={conversation}
          onPrint={({ text, original }) =>
            print({ title: 'Assistant’s answer', text: text || original })
          }
        />
      </div>
      <Suspense>{paper && <AnswerPaper {...paper} visit={visit} />}</Suspense>
    </div>
  );
}
