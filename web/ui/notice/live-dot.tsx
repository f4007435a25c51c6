import { Icon } from '../theme/icon.tsx';
import { IconPointFilled, IconRefresh, IconWifiOff } from '../theme/icons.ts';
import './live-dot.css';

const STATES = {
  live: { icon: IconPointFilled, text: 'Live' },
  reconnecting: { icon: IconRefresh, text: 'Reconnecting…' },
  offline: { icon: IconWifiOff, text: 'Offline' },
} as const;

export type LiveState = keyof typeof STATES;

/** Whether colleagues' changes arrive automatically. */
export function LiveDot({ state }: { state: LiveState }) {
  const { icon, text } = STATES[state];
  return (
    <span role="status" className="ui-live-dot" data-state={state}>
      <Icon of={icon} size={16} />
      <span>{text}</span>
    </span>
  );
}
