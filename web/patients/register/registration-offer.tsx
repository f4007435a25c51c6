import { Group } from '@mantine/core';
import { useState } from 'react';
import { ContinueOrDiscard } from '#web/ui/form/continue-or-discard.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import {
  discardRegistration,
  type KeptRegistration,
  readRegistration,
  takeRegistration,
} from './registration-draft.ts';

type RegistrationOfferProps = { onTake: (values: KeptRegistration['values']) => void };

/** Offers an unfinished registration. */
export function RegistrationOffer({ onTake }: RegistrationOfferProps) {
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
