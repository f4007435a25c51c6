import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The part of the Web Speech API that is used; the DOM's types lack it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult:
    | ((event: {
        readonly results: SpeechRecognitionResultList;
        readonly resultIndex: number;
      }) => void)
    | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/**
 * Why nothing was heard; `unsupported` when the browser has no speech recognition, `not-started` when it
 * refused to begin.
 */
export type DictationProblem = 'unsupported' | 'not-started' | (string & {});

type DictationOptions = {
  onText: (text: string) => void;
  onProblem: (code: DictationProblem) => void;
  /** Listens on until it is stopped. */
  continuous?: boolean;
};

/** Listens in English for one utterance, or on and on in the consultation (en-US, section 9). */
export function useDictation({ onText, onProblem, continuous = false }: DictationOptions) {
  const current = useRef<Recognition>(null);
  const [listening, setListening] = useState(false);
  const hear = useEffectEvent(onText);
  const fail = useEffectEvent(onProblem);

  useEffect(() => () => current.current?.abort(), []);

  const begin = (): void => {
    const Recognizer = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    if (!Recognizer) {
      onProblem('unsupported');
      return;
    }
    const recognition = new Recognizer();
    recognition.lang = 'en-US';
    recognition.continuous = continuous;
    recognition.interimResults = false;
    recognition.onresult = ({ results, resultIndex = 0 }) =>
      hear(results[resultIndex]?.[0]?.transcript.trim() ?? '');
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') fail(error);
    };
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    try {
      recognition.start();
    } catch {
      onProblem('not-started');
      return;
    }
    current.current = recognition;
    setListening(true);
  };

  const toggle = (): void => {
    if (current.current) current.current.abort();
    else begin();
  };
  return { listening, toggle };
}
