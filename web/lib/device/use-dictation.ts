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
  /** Hears out what was said so far. */
  stop: () => void;
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

/** What to do about a problem that the browser names no way out of; nothing on HTTPS. */
export function dictationAdvice(code: DictationProblem): string {
  const isRefused = code === 'not-allowed' || code === 'service-not-allowed';
  return isRefused && window.isSecureContext === false
    ? ' Browsers give the microphone only to addresses that begin with https://.'
    : '';
}

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
    let wasHeard = false;
    recognition.onresult = ({ results, resultIndex = 0 }) => {
      wasHeard = true;
      const pieces = Array.from(results).slice(resultIndex);
      hear(pieces.map((piece) => piece[0]?.transcript.trim() ?? '').join(' '));
    };
    recognition.onerror = ({ error }) => {
      if (error === 'aborted') return;
      wasHeard = false;
      fail(error);
    };
    recognition.onend = () => {
      if (current.current !== recognition) return;
      current.current = null;
      setListening(false);
      // A browser ends at a longer pause; as long as something is said, it is listened on.
      if (continuous && wasHeard) begin();
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
    const running = current.current;
    if (!running) {
      begin();
      return;
    }
    current.current = null;
    setListening(false);
    running.stop();
  };
  return { listening, toggle };
}
