import { useEffect, useState } from 'react';
import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import { heavyWorkText } from '#contract/heavy/heavy.messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';

const EVERY_MS = 1_000;

/** The place in line, or the progress, of the person's newest pending request to a path; polled. */
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
    // A failed poll is ignored; the export reports its own errors.
    const timer = setInterval(() => ask().catch(() => undefined), EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
      setText(undefined);
    };
  }, [path, isWaiting]);

  return text;
}
