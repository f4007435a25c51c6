import { useEffect, useEffectEvent, useState } from 'react';

/** An older press was given up: it must not choose a drug minutes later, after a failed load. */
const FORGOTTEN_AFTER_MS = 10_000;

type KeptEnter = {
  text: string;
  isLoading: boolean;
  /** Called with the options of the text. */
  onEnter: () => void;
};

/**
 * Returns what Enter does: at once, or once the options are loaded, if that is soon and the text is
 * still the same.
 */
export function useKeptEnter({ text, isLoading, onEnter }: KeptEnter): () => void {
  const [awaited, setAwaited] = useState<{ text: string; at: number } | null>(null);
  const act = useEffectEvent(onEnter);
  useEffect(() => {
    if (isLoading || awaited === null) return;
    setAwaited(null);
    const isRecent = performance.now() - awaited.at <= FORGOTTEN_AFTER_MS;
    if (isRecent && awaited.text === text) act();
  }, [isLoading, awaited, text]);
  return () => (isLoading ? setAwaited({ text, at: performance.now() }) : onEnter());
}
