import { useEffect, useReducer, useRef } from 'react';
import { askingReducer, IDLE } from './conversation.reducer.ts';
import { converse, type Subject } from './converse.ts';
import type { Question } from './question.ts';

/** The newest question of this screen: one at a time; leaving the screen aborts it. */
export function useAsking(subject: Subject) {
  const [asking, happen] = useReducer(askingReducer, IDLE);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  return {
    asking,
    /** A second call waits for the first answer. */
    ask: (question: Question): void => {
      if (asking.running) return;
      control.current?.abort();
      control.current = new AbortController();
      void converse(question, subject, { signal: control.current.signal, happen });
    },
    stop: (): void => {
      control.current?.abort();
      happen({ type: 'stopped' });
      void subject.kept.reread();
    },
  };
}
