import { Button, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';

/** Specification 2, section 9. */
const GOES_ON_AFTER_S = 4;

/** Shows a greeting, and continues after 4 s. */
export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const [seconds, setSeconds] = useState(GOES_ON_AFTER_S);
  const goOn = useEffectEvent(onNext);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1);
      else goOn();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <>
      <Text>
        In a few steps your clinic is ready: two members of staff, the usual medications and lab
        tests, and your first consultation.
      </Text>
      <Button onClick={onNext} data-autofocus>
        Start now ({seconds})
      </Button>
    </>
  );
}
