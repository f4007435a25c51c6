import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { importDefaultLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { importDefaultDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { AddDoctor } from './add-doctor.tsx';
import { AddStaffStep } from './add-staff.step.tsx';
import { FinishStep } from './finish.step.tsx';
import { ImportStep } from './import.step.tsx';
import { useFinishTutorial } from './use-finish-tutorial.ts';
import { TUTORIAL_STEPS, useTutorialStep } from './use-tutorial-step.ts';
import { WelcomeStep } from './welcome.step.tsx';

const TITLES = [
  'Welcome to OpenOPD',
  'Add your staff',
  'Import default medications',
  'Import default lab tests',
  'All set',
] as const;

/**
 * Moves the focus to a new step, since the button that led there is gone. Not to the next button, which a second Enter
 * would press; a form focuses its own first field.
 */
function useStepFocus(step: number) {
  const line = useRef<HTMLParagraphElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 1) line.current?.focus();
    last.current = step;
  }, [step]);
  return line;
}

/**
 * The first-run tutorial (specification 2, section 4). Closing it shows it again next time; Skip tutorial ends it
 * permanently.
 */
export function Tutorial() {
  const { step, next, forget } = useTutorialStep();
  const [isLater, setLater] = useState(false);
  const finish = useFinishTutorial(forget);
  const [done, setDone] = useState<string | null>(null);
  const line = useStepFocus(step);

  return (
    <Modal
      opened={!isLater}
      onClose={() => setLater(true)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close for now' }}
      title={TITLES[step]}
    >
      <Stack gap="md">
        <Text c="dimmed" fz="xs" ref={line} tabIndex={-1}>
          Step {step + 1} of {TUTORIAL_STEPS}
        </Text>
        <FormMessage success={done} />
        {step === 0 && <WelcomeStep onNext={next} />}
        {step === 1 && <AddStaffStep onDone={setDone} onNext={next} />}
        {step === 2 && (
          <ImportStep
            key="medications"
            endpoint={importDefaultDrugs}
            what="medications"
            text="The medications that an outpatient clinic usually keeps, with indicative prices and without stock. You can change all of it later."
            onDone={setDone}
            onNext={next}
          />
        )}
        {step === 3 && (
          <ImportStep
            key="lab tests"
            endpoint={importDefaultLabTests}
            what="lab tests"
            text="The lab tests that an outpatient clinic usually orders, with their parameters and normal ranges. You can change all of it later."
            onDone={setDone}
            onNext={next}
          />
        )}
        {step === 4 && (
          <>
            <FinishStep onDone={finish} />
            <AddDoctor onLeave={finish} />
          </>
        )}
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" color="gray" onClick={() => void finish()}>
            Skip tutorial
          </Button>
          {step > 0 && step < TUTORIAL_STEPS - 1 && (
            <Button variant="subtle" onClick={next}>
              Skip this step
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
