import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasTouchKeyboard } from './touch-keyboard.ts';

/** The used part of the Web Speech API; the DOM's types lack it. */
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
  /** Stops listening, and still returns the speech so far. */
  stop: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Why recognition failed; `unsupported` when the browser has none, `not-started` when it refused to start. */
export type DictationProblem = 'unsupported' | 'not-started' | (string & {});

/** The device's own dictation types into any field, also without HTTPS; undefined where there is none. */
function ownDictation(): string | undefined {
  const { userAgent } = navigator;
  if (hasTouchKeyboard()) return 'Use the microphone of the keyboard instead.';
  if (userAgent.includes('Windows')) return 'Press Windows + H to dictate with Windows instead.';
  if (userAgent.includes('Macintosh')) return 'Choose Edit, Start Dictation in the menu instead.';
  return undefined;
}

/** Advice for a problem that the browser does not explain, to put behind its text; empty for others. */
export function dictationAdvice(code: DictationProblem): string {
  const own = ownDictation();
  if (code === 'unsupported') {
    return ` ${own ?? 'Open this page in Chrome or Edge at an address that begins with https://.'}`;
  }
  const isRefused = code === 'not-allowed' || code === 'service-not-allowed';
  if (!isRefused || window.isSecureContext !== false) return '';
  const https = ' Browsers give the microphone only to addresses that begin with https://.';
  return own ? `${https} ${own}` : https;
}

type DictationOptions = {
  onText: (text: string) => void;
  onProblem: (code: DictationProblem) => void;
  /** Listens until it is stopped. */
  continuous?: boolean;
};

/** Recognizes English speech, for one utterance or, in the consultation, continuously (en-US, section 9). */
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
      // A browser stops at a longer pause; after speech, listening restarts.
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
