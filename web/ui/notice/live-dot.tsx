import { type LiveStatus, useLiveStatus } from '#web/lib/live/live-status.ts';
import { Icon } from '../theme/icon.tsx';
import { IconPointFilled, IconRefresh, IconWifiOff } from '../theme/icons.ts';
import './live-dot.css';

const STATES = {
  live: { icon: IconPointFilled, text: 'Live' },
  reconnecting: { icon: IconRefresh, text: 'Reconnecting…' },
  offline: { icon: IconWifiOff, text: 'Offline' },
} as const satisfies Record<LiveStatus, object>;

/** Whether colleagues' changes arrive automatically. */
export function LiveDot() {
  const state = useLiveStatus();
  const { icon, text } = STATES[state];
  return (
    <span role="status" className="ui-live-dot" data-state={state}>
      <Icon of={icon} size={16} />
      <span>{text}</span>
    </span>
  );
}
