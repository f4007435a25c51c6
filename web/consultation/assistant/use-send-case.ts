import { type ReactNode, useRef, useState } from 'react';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import type { useConversation } from '#web/ai/index.ts';
import { useSendOnEnter } from '../note/use-send-on-enter.ts';
import type { NoteEditor } from '../saving/use-note-editor.ts';
import type { Mode } from './assistant-tools.tsx';
import { useKeptQuestion } from './use-kept-question.ts';

/** The case or a question, typed or heard, with its image, and sending it to the assistant. */
export function useSendCase(editor: NoteEditor, conversation: ReturnType<typeof useConversation>) {
  const { editing, type, append, save } = editor;
  const { complaint } = editing.mine;
  const kept = useKeptQuestion(editor.visitId, conversation);
  const { question, type: setQuestion } = kept;
  const [chosen, setMode] = useState<Mode>(question === '' ? 'edit' : 'ask');
  const mode = editor.isClosed ? 'ask' : chosen;
  const [image, setImage] = useState<File | null>(null);
  const [problem, setProblem] = useState<ReactNode>();
  const isSending = useRef(false);

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
      if (mode === 'ask') kept.send(query);
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

  return {
    mode,
    setMode,
    question,
    setQuestion,
    image,
    setImage,
    problem,
    setProblem,
    isBusy,
    hear,
    onKeyDown,
    send,
  };
}
