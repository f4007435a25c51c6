import './toast-card.css';
import { Button, Group, Notification } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../theme/icons.ts';
import { dismissToast, type Toast } from './toast.ts';

/** The colours of the statuses: green done, red harm; an information has none. */
const LOOKS = {
  success: { color: 'green', icon: IconCircleCheck },
  info: { color: 'gray', icon: IconInfoCircle },
  error: { color: 'red', icon: IconAlertCircle },
} as const;

/** Specification 2, sections 2 and 9. */
const READING_TIME_MS = 5_000;
/** An undoable action is offered long enough to notice a mistake. */
const DECIDING_TIME_MS = 15_000;

/** Scrolls what has the focus above the messages, if they cover it and it fits there. */
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || region.contains(focused)) return;
  const [one, all] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
  const isCovered =
    one.bottom > all.top && one.top < all.bottom && one.right > all.left && one.left < all.right;
  if (isCovered && one.height < all.top) focused.scrollIntoView({ block: 'nearest' });
}

/** Measures the region of this toast, whose height the page leaves free. */
function useMeasuredRegion(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = card.current?.parentElement;
    if (!region) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--ui-toasts', `${region.offsetHeight}px`);
      uncoverFocus(region);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [card]);
}

/** Disappears after a while, but not while hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, message, action, also, stays } = toast;
  const { color, icon } = LOOKS[tone];
  const hasAction = action !== undefined || also !== undefined;
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useMeasuredRegion(card);

  useEffect(() => {
    if (stays || held) return;
    const time = hasAction ? DECIDING_TIME_MS : READING_TIME_MS;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, held, hasAction]);

  return (
    <Notification
      ref={card}
      withBorder
      color={color}
      icon={<Icon of={icon} />}
      role={tone === 'error' ? 'alert' : undefined}
      onClose={() => dismissToast(id)}
      closeButtonProps={{ 'aria-label': 'Dismiss' }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Group gap="xs">
        {message}
        {action && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              dismissToast(id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        {also && (
          <Button size="compact-sm" variant="light" onClick={also.onPress}>
            {also.label}
          </Button>
        )}
      </Group>
    </Notification>
  );
}
