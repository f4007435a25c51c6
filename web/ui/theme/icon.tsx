import sprite from './icons.svg?no-inline';
import type * as icons from './icons.ts';

/** An icon of `icons.ts`. */
export type IconName = (typeof icons)[keyof typeof icons];

interface IconProps {
  of: IconName;
  /** In pixels; 18 beside body text. */
  size?: number;
}

/**
 * A decorative icon beside text, so always hidden from screen readers. All icons are in one file,
 * which costs the pages' code nothing.
 */
export function Icon({ of, size = 18 }: IconProps) {
  return (
    <svg width={size} height={size} className="ui-icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
