import './row.css';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from '../theme/icon.tsx';

/** How much a control of a row stands out: framed, only coloured, or wanting attention. */
type Look = 'framed' | 'quiet' | 'warning';

type RowButtonProps = ComponentPropsWithRef<'button'> & {
  look?: Look;
  /** Looks disabled and keeps the focus, which `disabled` would lose; the caller ignores presses. */
  isBusy?: boolean;
};

function busy(isBusy: boolean | undefined) {
  return isBusy ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
}

/** A button in a row of a list: plain elements, because a day's list has hundreds. */
export function RowButton({ look = 'framed', isBusy, ...props }: RowButtonProps) {
  return (
    <button type="button" className="ui-row-button" data-look={look} {...busy(isBusy)} {...props} />
  );
}

/** A link in a row that looks like its buttons. */
export function RowLink({ look = 'framed', ...props }: LinkProps & { look?: Look }) {
  return <Link className="ui-row-button" data-look={look} {...props} />;
}

type RowIconProps = Omit<RowButtonProps, 'look' | 'children'> & {
  icon: IconName;
  'aria-label': string;
};

/** A button of a row with an icon only; its title is the action, its label names the row too. */
export function RowIcon({ icon, isBusy, ...props }: RowIconProps) {
  return (
    <button type="button" className="ui-row-button" data-look="icon" {...busy(isBusy)} {...props}>
      <Icon of={icon} size={16} />
    </button>
  );
}
