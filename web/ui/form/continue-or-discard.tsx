import { Button } from '@mantine/core';

type ContinueOrDiscardProps = { onContinue: () => void; onDiscard: () => void };

/** The two answers to the offer of something unfinished. */
export function ContinueOrDiscard({ onContinue, onDiscard }: ContinueOrDiscardProps) {
  return (
    <>
      <Button size="compact-md" variant="default" onClick={onContinue}>
        Continue
      </Button>
      <Button size="compact-md" variant="subtle" onClick={onDiscard}>
        Discard
      </Button>
    </>
  );
}
