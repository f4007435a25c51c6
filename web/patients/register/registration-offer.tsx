import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { PatientFormValues } from './patient-form.values.ts';
import { dropRegistration, readRegistration } from './registration-draft.ts';

/** Offers an unfinished registration. */
export function RegistrationOffer({ onTake }: { onTake: (values: PatientFormValues) => void }) {
  const [kept, setKept] = useState(readRegistration);
  if (!kept) return null;
  const who = [kept.name, kept.age, kept.phone].filter(Boolean).join(', ');
  return (
    <AlertBanner tone="info">
      <Group gap="xs">
        <span>{`You began to register ${who || 'a patient'}.`}</span>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => {
            setKept(null);
            onTake(kept);
          }}
        >
          Continue
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          onClick={() => {
            dropRegistration();
            setKept(null);
          }}
        >
          Discard
        </Button>
      </Group>
    </AlertBanner>
  );
}
