import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useFocusWithin } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { hasFee } from '#contract/billing/bill-request.ts';
import { itemLeftOff, BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import {
  type BillDraft,
  type CustomItem,
  feeItem,
  isBillable,
  missingPart,
  typedItem,
  withItem,
  withTyped,
} from '../bill-draft.ts';
import { defaultFee, isFee, keepDefaultFee } from '../default-fee.ts';

type AddItemsProps = {
  draft: BillDraft;
  onChange: (draft: BillDraft) => void;
  /** In the line of the fee, which has room for more. */
  children: ReactNode;
};

/** Adds the consultation fee or a custom item to the bill. */
export function AddItems({ draft, onChange, children }: AddItemsProps) {
  const { items, typed } = draft;
  const [error, setError] = useState<string | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const { ref: row, focused } = useFocusWithin();
  const missing = focused ? null : missingPart(draft);

  const addTyped = (): void => {
    const item = { ...typedItem(draft), key: 0 };
    const isTwice = hasFee([item]) && hasFee(items);
    const isGood = isBillable(item) && !isTwice;
    setError(isGood ? null : isTwice ? M.feeTwice : M.invalidItem);
    if (!isGood) return;
    onChange(withTyped(draft));
    name.current?.focus();
  };
  const addFee = (): void => {
    const isTwice = hasFee(items);
    setError(isTwice ? M.feeTwice : null);
    if (!isTwice) onChange(withItem(draft, feeItem(defaultFee())));
  };
  // Enter adds the item; it must not submit the bill. Ctrl+Enter does.
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
    event.preventDefault();
    addTyped();
  };
  const field = (key: keyof CustomItem) => ({
    value: typed[key],
    autoComplete: 'off',
    error: missing === key,
    onKeyDown,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setError(null);
      onChange({ ...draft, typed: { ...typed, [key]: value } });
    },
  });

  return (
    <Stack gap="xs">
      <Group ref={row} component="section" align="flex-end" gap="xs" aria-label="Add items">
        <TextInput ref={name} label="Item name" flex={1} miw={160} {...field('name')} />
        <NumberField label="Price (₹)" w={110} {...field('price')} />
        <NumberField whole label="Quantity" w={80} {...field('quantity')} />
        <Button variant="default" onClick={addTyped}>
          Add item
        </Button>
      </Group>
      <FormMessage error={error} />
      <Group align="flex-end" gap="xs">
        <Button variant="default" onClick={addFee}>
          Add Consultation Fee
        </Button>
        <DefaultFee />
        {children}
      </Group>
    </Stack>
  );
}

/** Beside the button of the bill: the typed item that the bill will not have, and why. */
export function LeftOff({ draft }: { draft: BillDraft }) {
  const part = missingPart(draft);
  return (
    <Text role="status" c="var(--mantine-color-orange-light-color)">
      {part && itemLeftOff(part, draft.typed[part].trim() === '')}
    </Text>
  );
}

/** This browser's default fee, used when the doctor has none. */
function DefaultFee() {
  const [fee, setFee] = useState(defaultFee);
  const [isKept, setKept] = useState(true);
  const error = isFee(fee) ? null : M.invalidFee;
  return (
    <NumberField
      label="Default fee (₹)"
      w={150}
      value={fee}
      error={error}
      description={isKept ? undefined : 'Kept in this browser.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget: { value } }) => {
        setFee(value);
        setKept(true);
        if (!isFee(value)) return;
        keepDefaultFee(value);
        setKept(false);
      }}
    />
  );
}
