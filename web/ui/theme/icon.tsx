import type { Icon as TablerIcon } from '@tabler/icons-react';

interface IconProps {
  of: TablerIcon;
  /** In pixels; 18 beside body text. */
  size?: number;
}

/** A decorative icon beside text, so always hidden from screen readers. */
export function Icon({ of: Shape, size = 18 }: IconProps) {
  return <Shape size={size} stroke={1.75} aria-hidden focusable={false} />;
}
