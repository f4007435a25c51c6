import { Button } from '@mantine/core';
import { useState } from 'react';
import { maySound, startSound } from './announce.ts';

/** Browsers stay silent until a page was pressed once. */
export function SoundButton() {
  const [isOn, setOn] = useState(maySound);
  if (isOn) return null;
  return (
    <Button
      onClick={() =>
        void startSound().then(
          () => setOn(true),
          () => undefined,
        )
      }
    >
      Turn on sound
    </Button>
  );
}
