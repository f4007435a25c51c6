import '../order-form/lines/order-lines.css';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconAlertTriangle, IconInfoCircle } from '#web/ui/theme/icons.ts';

type OrderWarningsProps = {
  warnings: readonly SafetyWarning[];
  /** Reasons given earlier. */
  earlier?: readonly Pick<OverrideReason, 'warning' | 'reason'>[];
  label: string;
};

/** The warnings of the safety checks; serious ones in red and labelled so. */
export function OrderWarnings({ warnings, earlier = [], label }: OrderWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="order-warnings" aria-label={label}>
      {warnings.map(({ id, isSerious, message }) => {
        const given = earlier.find(({ warning }) => warning === id);
        return (
          <li key={id} data-serious={isSerious || undefined}>
            <Icon of={isSerious ? IconAlertTriangle : IconInfoCircle} size={14} />
            <span>
              {isSerious ? 'Warning: ' : 'Note: '}
              {message}
              {given && ` Reason: ${given.reason}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
