import { useState } from 'react';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { SlotTaken } from '#contract/appointments/appointments.endpoints.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

type Chosen = {
  slot: FreeSlot | null;
  /** The chosen slot that the list lost, or that was refused. */
  lost: FreeSlot | null;
  /** The doctor and day of the list from which the slot is. */
  list: string;
};

/** The chosen slot, and the previous choice if it was taken by another desk. */
export function useSlot() {
  const [chosen, setChosen] = useState<Chosen>({ slot: null, lost: null, list: '' });
  /** The typed time, which stays for another doctor or day. */
  const [typed, setTyped] = useState('');
  const replace = (slot: FreeSlot | null): void =>
    setChosen(({ slot: lost, list }) => ({ slot, lost, list }));
  return {
    ...chosen,
    typed,
    setTyped,
    /** Chooses a slot of a list. What the same list has lost stays marked. */
    choose: (slot: FreeSlot | null, list: string): void =>
      setChosen((before) => ({ slot, list, lost: before.list === list ? before.lost : null })),
    /** Chooses another slot instead of the one that is gone. */
    replace,
    /** Chooses the slot that a refusal offers, if it has one. */
    refused: (error: unknown): void => {
      const body = error instanceof ApiError ? error.body : null;
      const next = SlotTaken.safeParse(body).data?.next;
      if (next) replace(next);
    },
  };
}

/** The chosen slot of a form, with how it changes. */
export type SlotState = ReturnType<typeof useSlot>;
