import '../row/row.css';
import { Icon, type IconName } from '../theme/icon.tsx';
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
} from '../theme/icons.ts';

export type StatusMeaning = 'neutral' | 'waiting' | 'active' | 'done' | 'danger' | 'warning';

/** One icon per meaning, the same on every screen; row.css has its colour. */
const ICONS = {
  neutral: IconCircle,
  waiting: IconClock,
  active: IconPlayerPlay,
  done: IconCircleCheck,
  danger: IconCircleX,
  warning: IconAlertTriangle,
} as const satisfies Record<StatusMeaning, IconName>;

interface StatusBadgeProps {
  meaning: StatusMeaning;
  children: string;
}

/** A status as words, with the colour and icon of its meaning. */
export function StatusBadge({ meaning, children }: StatusBadgeProps) {
  return (
    <span className="ui-status" data-meaning={meaning}>
      <Icon of={ICONS[meaning]} size={14} />
      {children}
    </span>
  );
}
