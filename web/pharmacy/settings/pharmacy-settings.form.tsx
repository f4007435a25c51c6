import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect } from 'react';
import type { PharmacySettings } from '#contract/clinics/pharmacy-settings.ts';
import { SettingsClash } from '#web/clinics/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import {
  HOLD_OPTIONS,
  inWords,
  LABEL_SIZE_OPTIONS,
  LANGUAGE_OPTIONS,
  type SettingsField,
} from './pharmacy-settings.values.ts';
import { usePharmacySettingsEdits } from './use-pharmacy-settings-edits.ts';

const LABELS: Record<SettingsField, string> = {
  licences: 'Drug licence numbers',
  pharmacistName: 'Registered pharmacist',
  pharmacistRegistration: 'Pharmacist’s registration no.',
  holdsScheduledSales: 'Schedule H1 and X without prescriber',
  labelSize: 'Label size',
  directionsLanguage: 'Directions in',
  nearExpiryDays: 'Near expiry (days)',
};

type PharmacySettingsFormProps = {
  settings: PharmacySettings;
  readOnly: boolean;
  onEdited: (isEdited: boolean) => void;
};

/** The form of the settings of the pharmacy: licence numbers, labels, the language of directions, near expiry. */
export function PharmacySettingsForm({ settings, readOnly, onEdited }: PharmacySettingsFormProps) {
  const form = usePharmacySettingsEdits(settings);
  const { said, clashes, isEdited, pending } = form;
  useEffect(() => onEdited(isEdited), [isEdited, onEdited]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    form.save();
  };
  const field = (name: SettingsField) => ({
    label: LABELS[name],
    autoComplete: 'off',
    disabled: readOnly,
    value: form.valueOf(name),
    error: form.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.type(name, event.currentTarget.value),
  });

  return (
    <form onSubmit={save} noValidate aria-label="Pharmacy settings">
      <Stack gap="sm">
        {said && (
          <AlertBanner tone={said.tone} onClose={form.forgetSaid}>
            {said.text}
          </AlertBanner>
        )}
        <Textarea
          {...field('licences')}
          rows={2}
          description="Up to two lines, printed on bills of drugs and on labels."
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput {...field('pharmacistName')} />
          <TextInput {...field('pharmacistRegistration')} />
        </SimpleGrid>
        <NativeSelect
          {...field('holdsScheduledSales')}
          description="The register names prescriber and patient. Sales can be held once a licence number is entered."
          data={HOLD_OPTIONS}
        />
        <NativeSelect {...field('labelSize')} data={LABEL_SIZE_OPTIONS} />
        <NativeSelect
          {...field('directionsLanguage')}
          description="Of prescriptions and labels, until a browser chooses another."
          data={LANGUAGE_OPTIONS}
        />
        <NumberField
          {...field('nearExpiryDays')}
          whole
          placeholder="One month"
          description="Stock that expires within these days is marked; empty means one month."
        />
        {clashes.map((name) => (
          <SettingsClash
            key={name}
            label={LABELS[name]}
            theirs={inWords(name, form.savedValueOf(name))}
            mine={inWords(name, form.valueOf(name))}
            onDecide={(text) => {
              const mine = form.valueOf(name);
              form.decide(name, text === inWords(name, mine) ? mine : form.savedValueOf(name));
            }}
          />
        ))}
        {!readOnly && (
          <div>
            <SubmitButton pending={pending} disabled={!isEdited || clashes.length > 0}>
              Save pharmacy settings
            </SubmitButton>
          </div>
        )}
      </Stack>
    </form>
  );
}
