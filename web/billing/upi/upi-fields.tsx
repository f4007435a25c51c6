import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { UpiCode } from './upi-code.tsx';
import type { UpiPayment } from './use-upi-link.ts';

type UpiFieldsProps = UpiPayment & {
  /** The typed reference number. */
  value: string;
  error?: ReactNode;
  onChange: (reference: string) => void;
  label?: string;
};

/** The QR code to pay by, and the reference number that the payer's app then shows. */
export function UpiFields({ value, error, onChange, label, ...payment }: UpiFieldsProps) {
  return (
    <>
      <UpiCode {...payment} />
      <TextInput
        label={label ?? 'UPI reference number (optional)'}
        autoComplete="off"
        maw={360}
        maxLength={100}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
