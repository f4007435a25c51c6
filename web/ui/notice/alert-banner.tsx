import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Icon } from '../theme/icon.tsx';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '../theme/icons.ts';

const TONES = {
  info: { color: 'blue', icon: IconInfoCircle, role: 'status' },
  success: { color: 'green', icon: IconCircleCheck, role: 'status' },
  warning: { color: 'orange', icon: IconAlertTriangle, role: 'status' },
  error: { color: 'red', icon: IconAlertCircle, role: 'alert' },
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
  const { color, icon, role } = TONES[tone];
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    if (clearAfterMs === undefined) return;
    const timer = setTimeout(() => close(), clearAfterMs);
    return () => clearTimeout(timer);
  }, [clearAfterMs]);

  return (
    <Alert
      role={role}
      color={color}
      variant="light"
      icon={<Icon of={icon} />}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Dismiss"
      {...(onClose && { onClose })}
    >
      {children}
    </Alert>
  );
}
