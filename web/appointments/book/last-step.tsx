import './last-step.css';
import type { ReactNode } from 'react';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

type LastStepProps = { pending: boolean; disabled: boolean; children: ReactNode };

/** The button that submits a form with slots. It is visible however many slots there are. */
export function LastStep(props: LastStepProps) {
  return (
    <div className="appointment-last">
      <SubmitButton {...props} />
    </div>
  );
}
