import { useEffect, useState } from 'react';
import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import { heavyWorkText } from '#contract/heavy/heavy.messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';

const EVERY_MS = 1_000;

/** Says where in line the person's newest work of a call is, or how far; asked while they wait. */
export function usePlaceInLine(path: string, isWaiting: boolean): string | undefined {
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    const ask = async () => {
      const works = await callApi(listHeavyWork, {}, { signal: leaving.signal });
      const own = works.findLast((work) => work.path === path);
      setText(own && heavyWorkText(own));
    };
    // An answer that fails says nothing; the export itself tells what is wrong.
    const timer = setInterval(() => ask().catch(() => undefined), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
      setText(undefined);
    };
  }, [path, isWaiting]);

  return text;
}
