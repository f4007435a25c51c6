import { InputBase, type InputBaseProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconSelector } from '../theme/icons.ts';

type Option = string | { value: string; label: string; disabled?: boolean };

export type NativeSelectProps = InputBaseProps &
  Omit<ComponentPropsWithRef<'select'>, 'size' | 'style' | 'color'> & {
    readonly data: readonly Option[];
  };

/** The browser's own select. Mantine's brings its combobox, 1 kB more on the first page. */
export function NativeSelect({ data, ...props }: NativeSelectProps) {
  return (
    <InputBase
      component="select"
      pointer
      rightSection={<Icon of={IconSelector} size={16} />}
      rightSectionPointerEvents="none"
      {...props}
    >
      {data.map((option) => {
        const { value, label, ...rest } =
          typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <option key={value} value={value} {...rest}>
            {label}
          </option>
        );
      })}
    </InputBase>
  );
}
