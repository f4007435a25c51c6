import { SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import {
  CHARGES,
  type Charge,
  changedAt,
  type SettingsText,
  shownValue,
  TEXTS,
} from './clinic-settings.values.ts';
import { SettingsClash } from './settings-clash.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsEdits } from './use-settings-edits.ts';

const CHARGE_LABELS: Record<Charge, string> = {
  admissionCharge: 'Admission charge (₹)',
  perDayCharge: 'Per-day charge (₹)',
  otherCharges: 'Other charges (₹)',
};
const TEXT_LABELS: Record<SettingsText, { label: string; description: string }> = {
  aiMemory: {
    label: 'AI memory',
    description: 'What the assistant should remember of this clinic: habits, usual medicines.',
  },
  clinicWideSystemPrompt: {
    label: 'Clinic-wide system prompt',
    description: 'How the assistant should answer, for every doctor of the clinic.',
  },
};
type ClinicSettingsFormProps = {
  settings: ClinicSettings;
  onEdited: (isEdited: boolean) => void;
};

/** The five settings; only edited ones are sent. */
export function ClinicSettingsForm({ settings, onEdited }: ClinicSettingsFormProps) {
  const form = useSettingsEdits(settings);

  return (
    <SettingsForm
      name="Clinic settings"
      submitLabel="Save settings"
      edits={form}
      onEdited={onEdited}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {CHARGES.map((charge) => (
          <NumberField
            key={charge}
            label={CHARGE_LABELS[charge]}
            error={charge in form.errors}
            value={form.valueOf(charge)}
            onChange={({ currentTarget }) => form.type(charge, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      {TEXTS.map((text) => (
        <Stack key={text} gap="xs">
          <Textarea
            {...TEXT_LABELS[text]}
            rows={6}
            resize="vertical"
            error={form.errors[text]}
            value={form.valueOf(text)}
            onChange={({ currentTarget }) => form.type(text, currentTarget.value)}
          />
          <LastChanged at={changedAt(settings, text)} />
          {form.clashes.includes(text) && (
            <SettingsClash
              label={TEXT_LABELS[text].label}
              theirs={shownValue(settings, text)}
              mine={form.valueOf(text)}
              onDecide={(decided) => form.decide(text, decided)}
            />
          )}
        </Stack>
      ))}
    </SettingsForm>
  );
}

function LastChanged({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <Text size="sm" c="dimmed">
      Last changed {showDateTime(at)}
    </Text>
  );
}
