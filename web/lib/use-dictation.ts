import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The part of the Web Speech API that is used; the DOM's types lack it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
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

/** Why nothing was heard; `unsupported` when the browser has no speech recognition. */
export type DictationProblem = 'unsupported' | (string & {});

type DictationOptions = {
  onText: (text: string) => void;
  onProblem: (code: DictationProblem) => void;
};

/** Listens for one utterance in English (specification 1, section 2: en-US, non-continuous). */
export function useDictation({ onText, onProblem }: DictationOptions) {
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
    recognition.continuous = false;
    recognition.interimResults = false;
    recognition.onresult = ({ results }) => hear(results[0]?.[0]?.transcript.trim() ?? '');
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') fail(error);
    };
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    current.current = recognition;
    recognition.start();
    setListening(true);
  };

  const toggle = (): void => {
    if (current.current) current.current.abort();
    else begin();
  };
  return { listening, toggle };
}
