import { Badge } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlayerPlay,
} from '../theme/icons.ts';

export type StatusMeaning = 'neutral' | 'waiting' | 'active' | 'done' | 'danger' | 'warning';

/**
 * One colour and icon per meaning, the same on every screen. The icons are resolved at render: in the bundle, this
 * module may run before theirs.
 */
const LOOKS = {
  neutral: { color: 'gray', icon: () => IconCircle },
  waiting: { color: 'blue', icon: () => IconClock },
  active: { color: 'teal', icon: () => IconPlayerPlay },
  done: { color: 'green', icon: () => IconCircleCheck },
  danger: { color: 'red', icon: () => IconCircleX },
  warning: { color: 'orange', icon: () => IconAlertTriangle },
} as const satisfies Record<StatusMeaning, { color: string; icon: () => TablerIcon }>;

interface StatusBadgeProps {
  meaning: StatusMeaning;
  children: string;
}

export function StatusBadge({ meaning, children }: StatusBadgeProps) {
  const { color, icon } = LOOKS[meaning];
  return (
    <Badge
      variant="light"
      color={color}
      size="lg"
      radius="sm"
      tt="none"
      fw={600}
      fz="xs"
      px={8}
      // In a narrow column other text wraps; a truncated status is unreadable.
      miw="max-content"
      leftSection={<Icon of={icon()} size={14} />}
    >
      {children}
    </Badge>
  );
}
