import './row.css';
import type { ComponentPropsWithRef } from 'react';

type RowSelectProps = ComponentPropsWithRef<'select'> & {
  readonly data: readonly { value: string; label: string; disabled?: boolean }[];
};

/** The browser's own select in a row of a list: a plain element, as the row's buttons. */
export function RowSelect({ data, ...props }: RowSelectProps) {
  return (
    <select className="ui-row-select" {...props}>
      {data.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
