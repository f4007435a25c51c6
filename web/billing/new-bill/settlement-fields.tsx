import { ActionIcon, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  COUNTER_MODES,
  PAYMENT_MODE_LABELS,
  WAIVER_LABELS,
} from '#contract/billing/bill.status.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { amountText, formatMoney, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { usePaymentModes } from '#web/payments/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
import {
  amountOf,
  type OtherPart,
  receivedNow,
  referenceOf,
  SETTLEMENTS,
  type Settlement,
  type SettlementDraft,
  withOther,
} from '../bill/bill-settlement.ts';
import { PaymentModeField } from '../bill/payment-mode-field.tsx';
import { UpiFields } from '../upi/upi-fields.tsx';

const LABELS = { now: 'Pay now', later: 'Pay later', ...WAIVER_LABELS } as const;

type SettlementFieldsProps = {
  draft: SettlementDraft;
  total: Paise;
  /** The note of a payment by UPI. */
  note: string;
  /** Only a consultation can be free or a follow-up. */
  canBeWaived: boolean;
  /** An amount was not valid when the bill was sent: its field is marked. */
  isRefused: boolean;
  onChange: (changes: Partial<SettlementDraft>) => void;
};

/** The settlement of a bill: paid now (preset), paid later, or not charged. */
export function SettlementFields(props: SettlementFieldsProps) {
  const { draft, total, canBeWaived, onChange } = props;
  const { settlement, reason } = draft;
  const offered: readonly Settlement[] = canBeWaived ? SETTLEMENTS : ['now', 'later'];
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Settlement"
        value={settlement}
        onChange={(value) => {
          const chosen = offered.find((one) => one === value);
          if (chosen) onChange({ settlement: chosen });
        }}
      >
        <Group gap="md" mt={4}>
          {offered.map((value) => (
            <Radio key={value} value={value} label={LABELS[value]} />
          ))}
        </Group>
      </Radio.Group>
      {settlement === 'now' && <Received {...props} />}
      {settlement === 'later' && <Text>{formatMoney(total)} stays due.</Text>}
      {(settlement === 'free' || settlement === 'follow_up') && (
        <TextInput
          label={settlement === 'free' ? 'Reason' : 'Reason (optional)'}
          autoComplete="off"
          maw={360}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
        />
      )}
    </Stack>
  );
}

type ReceivedProps = Omit<SettlementFieldsProps, 'canBeWaived'>;

/** The mode and, for a part payment, the amount; further modes in rows of their own. */
function Received({ draft, total, note, isRefused, onChange }: ReceivedProps) {
  const modes = usePaymentModes();
  const another = useRef<HTMLButtonElement>(null);
  // The row that this button added, not one of a kept bill, takes the focus.
  const [addedKey, setAddedKey] = useState<number | null>(null);
  const { mode, received, others, reference } = draft;
  const all = receivedNow(draft, total);
  const ofOthers = receivedNow({ ...draft, received: '0' }, total);
  const add = (): void => {
    const parts = withOther(draft, total);
    setAddedKey(parts.at(-1)?.key ?? null);
    onChange({ others: parts });
  };
  const remove = (part: OtherPart): void => {
    another.current?.focus();
    onChange({ others: others.filter(({ key }) => key !== part.key) });
  };
  const change = (part: OtherPart) =>
    onChange({ others: others.map((one) => (one.key === part.key ? part : one)) });
  return (
    <Stack gap="sm" className="bill-received">
      <PaymentModeField
        modes={modes}
        value={mode}
        onChange={(chosen) => onChange({ mode: chosen })}
      />
      {mode === 'upi' && (
        <UpiFields
          amount={paise(Math.max(0, all - ofOthers))}
          note={note}
          value={reference}
          error={referenceOf(draft) === undefined && M.invalidReference}
          onChange={(typed) => onChange({ reference: typed })}
        />
      )}
      {mode !== 'online' && (
        <>
          <Group align="flex-end" gap="xs">
            <NumberField
              label="Amount received now (₹)"
              w={200}
              placeholder={amountText(paise(Math.max(0, total - ofOthers)))}
              error={isRefused && received.trim() !== '' && amountOf(received) === null}
              value={received}
              onChange={({ currentTarget: { value } }) => onChange({ received: value })}
            />
            <Button ref={another} variant="default" onClick={add}>
              Another mode
            </Button>
          </Group>
          {others.map((part, at) => (
            <OtherMode
              key={part.key}
              number={at + 2}
              part={part}
              note={note}
              onChange={change}
              isRefused={isRefused}
              isAdded={part.key === addedKey}
              onRemove={() => remove(part)}
            />
          ))}
          {all < total && <Text>{formatMoney(paise(total - all))} stays due.</Text>}
        </>
      )}
    </Stack>
  );
}

type OtherModeProps = {
  /** 2 is the first row after the top one. */
  number: number;
  part: OtherPart;
  note: string;
  /** Takes the focus. */
  isAdded: boolean;
  /** The bill was refused for an amount. */
  isRefused: boolean;
  onChange: (part: OtherPart) => void;
  onRemove: () => void;
};

const isPlainEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && !ctrlKey && !metaKey;

function OtherMode(props: OtherModeProps) {
  const { number, part, note, isAdded, isRefused, onChange, onRemove } = props;
  return (
    <Stack gap="xs" role="group" aria-label={`Payment ${number}`}>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label={`Mode of payment ${number}`}
          w={140}
          autoFocus={isAdded}
          // Chromium submits the form: a second Enter on “Another mode” would take the money.
          onKeyDown={(event) => isPlainEnter(event) && event.preventDefault()}
          data={COUNTER_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }))}
          value={part.mode}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...part, mode: COUNTER_MODES.find((one) => one === value) ?? part.mode })
          }
        />
        <NumberField
          label={`Amount of payment ${number} (₹)`}
          w={180}
          error={isRefused && amountOf(part.amount) === null}
          value={part.amount}
          onChange={({ currentTarget: { value } }) => onChange({ ...part, amount: value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Remove payment ${number}`}
          onClick={onRemove}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      </Group>
      {part.mode === 'upi' && (
        <UpiFields
          amount={amountOf(part.amount) ?? paise(0)}
          note={note}
          label={`UPI reference number of payment ${number} (optional)`}
          value={part.reference}
          error={referenceOf(part) === undefined && M.invalidReference}
          onChange={(reference) => onChange({ ...part, reference })}
        />
      )}
    </Stack>
  );
}
