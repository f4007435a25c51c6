import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import { TwoVersions } from '#web/ui/form/two-versions.tsx';

type SettingsClashProps = {
  label: string;
  theirs: string;
  mine: string;
  onDecide: (text: string) => void;
};

/** A colleague saved a setting meanwhile. */
export function SettingsClash({ label, ...versions }: SettingsClashProps) {
  return (
    <TwoVersions
      {...versions}
      title={`Two versions of “${label}”`}
      level={3}
      message={`${CLINIC_MESSAGES.textChanged} Nothing is lost until you choose; to keep both, copy what you need from theirs into yours.`}
      own="Yours"
    />
  );
}
