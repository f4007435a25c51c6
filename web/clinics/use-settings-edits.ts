import { useState } from 'react';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES, updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import {
  changedAt,
  checkSettings,
  clashesOf,
  type Edits,
  editedFields,
  rebased,
  type SettingsField,
  settingsInput,
  shownValue,
} from './clinic-settings.values.ts';

type Said = { tone: 'error' | 'success'; text: string };

/**
 * The saved settings overlaid with a person's edits. Untouched fields follow other people's changes; a conflicting text
 * waits for a decision.
 */
export function useSettingsEdits(settings: ClinicSettings) {
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<Said | null>(null);
  const update = useApiMutation(updateClinicSettings);
  const edited = editedFields(settings, edits);
  const clashes = clashesOf(settings, edits);

  const type = (field: SettingsField, value: string): void => {
    const edit = edits[field];
    const since = edit ? edit.since : changedAt(settings, field);
    const isAsSaved = value === shownValue(settings, field);
    setEdits({ ...edits, [field]: isAsSaved ? undefined : { value, since } });
    setErrors({});
  };
  /** After seeing the newer text, the person may accept it or overwrite it with their own. */
  const decide = (field: SettingsField, value: string): void =>
    setEdits({ ...edits, [field]: { value, since: changedAt(settings, field) } });

  const { run, pending } = useSingleFlight(async () => {
    setSaid(null);
    const body = settingsInput(settings, edits);
    const refused = checkSettings(body);
    setErrors(refused);
    const [message] = Object.values(refused);
    if (message) return setSaid({ tone: 'error', text: message });
    try {
      const reply = await update.mutateAsync({ body });
      putReply(getClinicSettings, {}, reply);
      // Edits made while the request was pending stay, based on the values just saved.
      setEdits((now) => rebased(now, edits, reply.settings));
      setSaid({ tone: 'success', text: CLINIC_MESSAGES.updated });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void invalidate(getClinicSettings);
      setSaid({ tone: 'error', text: updateSettingsFailed(messageOf(error)) });
    }
  });

  return {
    valueOf: (field: SettingsField) => edits[field]?.value ?? shownValue(settings, field),
    type,
    decide,
    clashes,
    errors,
    said,
    forgetSaid: () => setSaid(null),
    isEdited: edited.length > 0,
    save: () => void run(),
    pending,
  };
}
