import { useEffect, useEffectEvent, useRef } from 'react';
import type { useConversation } from '#web/ai/index.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';

type Conversation = Pick<ReturnType<typeof useConversation>, 'running' | 'failure' | 'exchanges'>;

/** The question to the assistant, kept on the device until the server has it. */
export function useKeptQuestion(visitId: string, conversation: Conversation) {
  const { running, failure, exchanges } = conversation;
  const name = `question.${visitId}`;
  const [question, type] = useKeptText(name);
  const found = useRef(question);
  const sent = useRef('');

  const hasArrived = exchanges.some(({ query }) => query === found.current && query !== '');
  const forgetArrived = useEffectEvent(() => {
    if (question === found.current) type('');
    found.current = '';
  });
  useEffect(() => {
    if (hasArrived) forgetArrived();
  }, [hasArrived]);

  const forgetSent = useEffectEvent(() => {
    if (sent.current !== '' && question === '') writeOwnDraft(name, null);
    sent.current = '';
  });
  const isAnswered = running === null && failure === null;
  useEffect(() => {
    if (isAnswered) forgetSent();
  }, [isAnswered]);

  return {
    question,
    type,
    /** Empties the field; until the question has arrived, the device still keeps it. */
    send: (query: string): void => {
      type('');
      sent.current = query;
      writeOwnDraft(name, query);
    },
  };
}
