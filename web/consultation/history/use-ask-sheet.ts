import { useEffect } from 'react';
import type { AskSheet } from '#web/queue/index.ts';

const load = () => import('#web/visit-sheet/index.ts').catch(() => undefined);

const askSheet: AskSheet = async (visitId) => (await load())?.askSheet(visitId) ?? { isDone: true };

/** Asks about the sheet of a visit that is completed from the doctor panel; without its code, nothing is asked. */
export function useAskSheet(): AskSheet {
  // An import that fails offline keeps failing until the page is reloaded.
  useEffect(() => void load(), []);
  return askSheet;
}
