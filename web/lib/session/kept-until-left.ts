import { useEffect, useEffectEvent, useRef } from 'react';
import type { z } from 'zod';
import { currentSession, watchSession } from './session.ts';
import { writeOwnDraft } from './tab-drafts.ts';
import { useKept } from './use-kept.ts';

type Options<T> = {
  /** Whether a kept value still belongs to what the page shows. */
  isOf?: (value: T) => boolean;
  /** Kept from the start when nothing else is. */
  begun?: T | null;
};

/**
 * The hook of a value that is kept on the device through a reload and a killed browser, and in the page when its form is
 * left: the value that was left last comes back with its name. The schema has to encode what it decodes.
 */
export function keptUntilLeft<T>(schema: z.ZodType<T>) {
  let left: { readonly by: string; name: string; value: T | null } | null = null;
  // It may name a patient, and the next person at the PC is another one.
  watchSession(() => {
    if (currentSession() === null) left = null;
  });

  return function useKeptUntilLeft(
    name: string,
    { isOf = () => true, begun = null }: Options<T> = {},
  ) {
    const [stored, keep] = useKept<T>(name, schema);
    const kept = stored !== null && isOf(stored) ? stored : null;
    const isOver = useRef(false);
    const leave = useEffectEvent(() => {
      const by = currentSession()?.user.id;
      left = isOver.current || by === undefined ? null : { by, name, value: kept };
      keep(null);
    });
    const comeBack = useEffectEvent(() => {
      const isTheirs = left?.name === name && left.by === currentSession()?.user.id;
      const back = isTheirs && left?.value && isOf(left.value) ? left.value : begun;
      if (kept === null) keep(back);
      left = null;
    });
    useEffect(() => {
      comeBack();
      return () => leave();
    }, []);
    /** Called when the value is saved or obsolete: the form shows it until it is left. */
    const drop = (): void => {
      isOver.current = true;
      writeOwnDraft(name, null);
    };
    return { kept, keep, drop };
  };
}
