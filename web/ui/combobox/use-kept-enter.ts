import { useEffect, useEffectEvent, useState } from 'react';

type KeptEnter = {
  text: string;
  isLoading: boolean;
  /** Called with the options of the text. */
  onEnter: () => void;
};

/** Returns what Enter does: at once, or once the options are loaded if the text is still the same. */
export function useKeptEnter({ text, isLoading, onEnter }: KeptEnter): () => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  const act = useEffectEvent(onEnter);
  const isDue = !isLoading && awaited !== null;
  useEffect(() => {
    if (!isDue) return;
    setAwaited(null);
    if (awaited === text) act();
  }, [isDue, awaited, text]);
  return () => (isLoading ? setAwaited(text) : onEnter());
}
