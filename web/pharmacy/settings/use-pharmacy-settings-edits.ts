import { useState } from 'react';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import type { PharmacySettings } from '#contract/clinics/pharmacy-settings.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import {
  checkSettings,
  clashesOf,
  editedFields,
  type SettingsEdits,
  type SettingsField,
  shownValues,
} from './pharmacy-settings.values.ts';

type Said = { tone: 'error' | 'success'; text: string };

/** The saved settings overlaid with a person's edits; a conflicting field waits for a decision. */
export function usePharmacySettingsEdits(settings: PharmacySettings) {
  const [edits, setEdits] = useState<SettingsEdits>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<Said | null>(null);
  const { mutateAsync } = useApiMutation(updatePharmacySettings);
  const saved = shownValues(settings);

  const type = (field: SettingsField, value: string): void => {
    const was = edits[field]?.was ?? saved[field];
    setEdits({ ...edits, [field]: value === saved[field] ? undefined : { value, was } });
    setErrors({});
    setSaid(null);
  };
  /** After seeing the newer value, the person may accept it or overwrite it with their own. */
  const decide = (field: SettingsField, value: string): void =>
    setEdits({ ...edits, [field]: { value, was: saved[field] } });

  const { run, pending } = useSingleFlight(async () => {
    setSaid(null);
    const { body, errors: refused } = checkSettings(settings, edits);
    setErrors(refused);
    if (!body) return;
    try {
      putReply(getPharmacySettings, {}, await mutateAsync({ body }));
      setEdits({});
      setSaid({ tone: 'success', text: CLINIC_MESSAGES.pharmacySettingsUpdated });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await invalidate(getPharmacySettings);
      setSaid({ tone: 'error', text: messageOf(error) });
    }
  });

  return {
    valueOf: (field: SettingsField) => edits[field]?.value ?? saved[field],
    savedValueOf: (field: SettingsField) => saved[field],
    type,
    decide,
    clashes: clashesOf(settings, edits),
    errors,
    said,
    forgetSaid: () => setSaid(null),
    isEdited: editedFields(settings, edits).length > 0,
    save: () => void run(),
    pending,
  };
}
