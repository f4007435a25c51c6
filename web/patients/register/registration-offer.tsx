import { Group } from '@mantine/core';
import { useState } from 'react';
import { ContinueOrDiscard } from '#web/ui/form/continue-or-discard.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { PatientFormValues } from './patient-form.values.ts';
import { discardRegistration, readRegistration, takeRegistration } from './registration-draft.ts';

/** Offers an unfinished registration. */
export function RegistrationOffer({ onTake }: { onTake: (values: PatientFormValues) => void }) {
  const [kept, setKept] = useState(readRegistration);
  if (!kept) return null;
  const { values } = kept;
  const who = [values.name, values.age, values.phone].filter(Boolean).join(', ');
  return (
    <AlertBanner tone="info">
      <Group gap="xs">
        <span>{`You began to register ${who || 'a patient'}.`}</span>
        <ContinueOrDiscard
          onContinue={() => {
            takeRegistration(kept);
            setKept(null);
            onTake(values);
          }}
          onDiscard={() => {
            discardRegistration(kept);
            setKept(null);
          }}
        />
      </Group>
    </AlertBanner>
  );
}
