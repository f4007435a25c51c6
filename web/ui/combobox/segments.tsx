import './segments.css';
import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string;
  data: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one of a few, side by side. Mantine’s measures itself: it renders three times, twice synchronously. */
export function Segments<Value extends string>({
  label,
  data,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="ui-segments">
      {data.map((one) => (
        <label
          key={one.value}
          className="ui-segment"
          data-active={one.value === value ? true : undefined}
        >
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
