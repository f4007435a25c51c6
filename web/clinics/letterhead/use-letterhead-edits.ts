import { useState } from 'react';
import { CLINIC_MESSAGES, updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import {
  checkLetterhead,
  clashesOf,
  editedFields,
  type LetterheadEdits,
  type LetterheadField,
  letterheadInput,
  shownValues,
} from './letterhead.values.ts';

type Said = { tone: 'error' | 'success'; text: string };

/** The saved letterhead overlaid with a person's edits; a conflicting field waits for a decision. */
export function useLetterheadEdits(letterhead: Letterhead) {
  const [edits, setEdits] = useState<LetterheadEdits>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<Said | null>(null);
  const { mutateAsync } = useApiMutation(updateLetterhead);
  const saved = shownValues(letterhead);

  const type = (field: LetterheadField, value: string): void => {
    const was = edits[field]?.was ?? saved[field];
    setEdits({ ...edits, [field]: value === saved[field] ? undefined : { value, was } });
    setErrors({});
  };
  /** After seeing the newer value, the person may accept it or overwrite it with their own. */
  const decide = (field: LetterheadField, value: string): void =>
    setEdits({ ...edits, [field]: { value, was: saved[field] } });

  const { run, pending } = useSingleFlight(async () => {
    setSaid(null);
    const body = letterheadInput(letterhead, edits);
    const refused = checkLetterhead(body);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    try {
      putReply(getLetterhead, {}, await mutateAsync({ body }));
      // Edits made while the request was pending stay.
      setEdits((now) => stillEdited(now, edits));
      setSaid({ tone: 'success', text: CLINIC_MESSAGES.letterheadUpdated });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await invalidate(getLetterhead);
      setSaid({ tone: 'error', text: updateSettingsFailed(messageOf(error)) });
    }
  });

  return {
    valueOf: (field: LetterheadField) => edits[field]?.value ?? saved[field],
    savedValueOf: (field: LetterheadField) => saved[field],
    type,
    decide,
    clashes: clashesOf(letterhead, edits),
    errors,
    said,
    forgetSaid: () => setSaid(null),
    isEdited: editedFields(letterhead, edits).length > 0,
    save: () => void run(),
    pending,
  };
}

/** The edits made since `sent` was sent. */
function stillEdited(now: LetterheadEdits, sent: LetterheadEdits): LetterheadEdits {
  const sentValues = new Map(Object.entries(sent).map(([field, edit]) => [field, edit?.value]));
  const later = Object.entries(now).flatMap(([field, edit]) => {
    if (!edit || sentValues.get(field) === edit.value) return [];
    return [[field, { value: edit.value, was: sentValues.get(field) ?? edit.was }] as const];
  });
  return Object.fromEntries(later);
}
