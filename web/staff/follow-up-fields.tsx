import { Fieldset, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { StaffFormValues } from './staff-form.values.ts';

type FollowUpFieldsProps = {
  field: (name: keyof StaffFormValues) => { error?: ReactNode };
};

/** A doctor's follow-up window; empty for none. */
export function FollowUpFields({ field }: FollowUpFieldsProps) {
  return (
    <Fieldset legend="Follow-up (optional)">
      <Text c="dimmed" size="sm" mb="xs">
        After a paid consultation, the bill of a visit within these days proposes the follow-up fee.
      </Text>
      <Group gap="sm" align="flex-end" grow>
        <NumberField label="Days" whole min="1" max="365" {...field('followUpDays')} />
        <NumberField label="Visits" whole min="1" max="20" {...field('followUpVisits')} />
        <NumberField
          label="Follow-up fee (₹)"
          placeholder="Free"
          min="0"
          step="0.01"
          {...field('followUpFee')}
        />
      </Group>
    </Fieldset>
  );
}
