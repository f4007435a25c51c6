import './alert-banner.css';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { RowIcon } from '../row/row-button.tsx';
import { Icon } from '../theme/icon.tsx';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '../theme/icons.ts';

const TONES = {
  info: { icon: IconInfoCircle, role: 'status' },
  success: { icon: IconCircleCheck, role: 'status' },
  warning: { icon: IconAlertTriangle, role: 'status' },
  error: { icon: IconAlertCircle, role: 'alert' },
} as const;

export type AlertTone = keyof typeof TONES;

interface AlertBannerProps {
  tone: AlertTone;
  children: ReactNode;
  /** Called by the close button; without it there is none. The page decides whether to render the banner. */
  onClose?: (() => void) | undefined;
  /** Calls `onClose` automatically after this many milliseconds. */
  clearAfterMs?: number | undefined;
}

export function AlertBanner({ tone, children, onClose, clearAfterMs }: AlertBannerProps) {
  const { icon, role } = TONES[tone];
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    if (clearAfterMs === undefined) return;
    const timer = setTimeout(() => close(), clearAfterMs);
    return () => clearTimeout(timer);
  }, [clearAfterMs]);

  return (
    <div role={role} className="ui-alert" data-tone={tone}>
      <Icon of={icon} />
      <div>{children}</div>
      {onClose && <RowIcon icon={IconX} aria-label="Dismiss" onClick={onClose} />}
    </div>
  );
}
