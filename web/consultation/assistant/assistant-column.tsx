import { Stack, Textarea } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import { Answers, type useConversation } from '#web/ai/index.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { ComplaintField } from '../note/complaint-field.tsx';
import { newLineHint, useSendOnEnter } from '../note/use-send-on-enter.ts';
import type { RecordEditor } from '../saving/use-record-editor.ts';
import { AssistantTools, type Mode } from './assistant-tools.tsx';

const AnswerPaper = lazy(() =>
  import('./answer-paper.tsx').then((module) => ({ default: module.AnswerPaper })),
);

type AssistantColumnProps = {
  editor: RecordEditor;
  record: ComplaintRecord;
  conversation: ReturnType<typeof useConversation>;
};

/** The column where the case is written and sent, and where the assistant answers. */
export function AssistantColumn({ editor, record, conversation }: AssistantColumnProps) {
  const { editing, type, append, save } = editor;
  const { complaint } = editing.mine;
  const [mode, setMode] = useState<Mode>('edit');
  const [question, setQuestion] = useState('');
  const [image, setImage] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const { paper, print } = usePrint<{ title: string; text: string }>();

  const submit = async (): Promise<boolean> => {
    const query = mode === 'edit' ? complaint : question;
    if (isSending.current || conversation.running) return false;
    if (!query.trim()) {
      setProblem(M.inputEmpty);
      return false;
    }
    isSending.current = true;
    setProblem(undefined);
    try {
      // Saved first, so that a sent text is never lost; a failed save shows its own error above.
      if (mode === 'edit' && !(await save(['complaint']))) return false;
      conversation.ask({ query, ...(image && { image }) });
      setImage(null);
      if (mode === 'ask') setQuestion('');
      return true;
    } finally {
      isSending.current = false;
    }
  };
  const isBusy = conversation.running !== null || editor.isSaving;
  const { onKeyDown, send } = useSendOnEnter({
    text: mode === 'edit' ? complaint : question,
    onType: mode === 'edit' ? (text) => type('complaint', text) : setQuestion,
    onSend: submit,
    isBusy,
    mayRepeat: image !== null || conversation.failure !== null,
  });
  const hear = (heard: string): void => {
    if (!heard) return;
    const add = (text: string) => [text.trimEnd(), heard].filter(Boolean).join(' ');
    if (mode === 'edit') append('complaint', add);
    else setQuestion(add);
  };

  return (
    <Stack gap="sm">
      <ComplaintField
        text={complaint}
        onType={(text) => type('complaint', text)}
        onKeyDown={mode === 'edit' ? onKeyDown : undefined}
      />
      {mode === 'ask' && (
        <Textarea
          label="Question to the assistant"
          description={['It is sent as it is, and the record stays as it is.', newLineHint()]
            .filter(Boolean)
            .join(' ')}
          resize="vertical"
          rows={2}
          autoFocus
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <AssistantTools
        mode={mode}
        onMode={setMode}
        image={image}
        onImage={setImage}
        onHeard={hear}
        problem={problem}
        onProblem={setProblem}
        isBusy={isBusy}
        onSend={send}
        patientId={record.patientId}
      />
      <Answers
        conversation={conversation}
        onPrint={({ text, original }) =>
          print({ title: 'Assistant’s answer', text: text || original })
        }
      />
      <Suspense>{paper && <AnswerPaper {...paper} />}</Suspense>
    </Stack>
  );
}
