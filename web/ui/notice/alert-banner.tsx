import './alert-banner.css';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { useIsBack } from '#web/lib/live/use-is-back.ts';
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

/** An error of a step that the lost connection caused gives way to what to do, once it is back. */
export function AlertBanner({
  tone: asked,
  children: said,
  onClose,
  clearAfterMs,
}: AlertBannerProps) {
  const isBack = useIsBack(asked === 'error' && onClose && typeof said === 'string' ? said : null);
  const tone = isBack ? 'info' : asked;
  const children = isBack ? MESSAGES.networkBack : said;
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
