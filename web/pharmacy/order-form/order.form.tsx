import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { PRESCRIPTION_LABEL } from '#contract/pharmacy/bought-elsewhere.ts';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { PrescriberFields } from '../prescriber/prescriber-fields.tsx';
import { OrderWarnings } from '../safety/order-warnings.tsx';
import { SafetyPart } from '../safety/safety-part.tsx';
import { AddDrugs } from './add-drugs.tsx';
import { totalOf } from './draft/order-total.ts';
import { OrderLines } from './lines/order-lines.tsx';
import { RestoredOrder } from './restored-order.tsx';
import { type OrderSending, useOrderForm } from './use-order-form.ts';

type OrderFormProps = OrderSending & {
  /** The field of the drug search. */
  drugField: RefObject<HTMLInputElement | null>;
  /** Focuses the drug search first. */
  startsWithDrugs?: boolean;
  /** The patient part of the form. */
  children: ReactNode;
  /** A decision required before sending. */
  beforeSubmit?: ReactNode;
  submitLabel: string;
  onCancel: () => void;
};

/** Enter moves through the fields; an extra one must not send the order. */
function sendOnlyOnPurpose(event: KeyboardEvent): void {
  const isOnPurpose = event.ctrlKey || event.metaKey;
  if (event.key !== 'Enter' || isOnPurpose) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The drugs of an order, and the prescription for another pharmacy. */
export function OrderForm(props: OrderFormProps) {
  const { order, children, beforeSubmit, submitLabel, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const writing = useOrderForm(props);
  const { safety } = writing;
  const submit = (): void => form.current?.requestSubmit();
  useShortcut('mod+enter', { description: 'Save the order', onPress: submit });

  return (
    <form
      ref={form}
      noValidate
      onKeyDown={sendOnlyOnPurpose}
      onSubmit={(event) => {
        event.preventDefault();
        void writing.run();
      }}
    >
      <Sheet>
        <Stack gap="sm">
          {order.isRestored && !writing.isBack && <RestoredOrder onDiscard={order.discard} />}
          {writing.isMissing && (
            <AlertBanner tone="error">{DRUG_MESSAGES.loadListFailed}</AlertBanner>
          )}
          {children}
          <OrderFields {...props} writing={writing} />
          <SafetyPart
            safety={safety}
            warnings={safety.warnings.filter(({ drug_ids }) => drug_ids.length === 0)}
            unchecked={writing.unchecked}
            onEnter={submit}
          />
          {beforeSubmit}
          <FormMessage error={writing.error} />
          <Group>
            <SubmitButton pending={writing.pending}>{submitLabel}</SubmitButton>
            <Button
              variant="default"
              onClick={() => {
                order.forget();
                onCancel();
              }}
            >
              Cancel
            </Button>
          </Group>
        </Stack>
      </Sheet>
    </form>
  );
}

type OrderFieldsProps = Pick<OrderFormProps, 'order' | 'drugField' | 'startsWithDrugs'> & {
  writing: ReturnType<typeof useOrderForm>;
};

/** The drug search, the lines with their warnings, and the text for another pharmacy. */
function OrderFields({ order, drugField, startsWithDrugs, writing }: OrderFieldsProps) {
  const { draft, change } = order;
  const { isForChild, drugs, stockOf, priceOf, packOf, safety, add, freshId } = writing;
  return (
    <>
      <AddDrugs
        isForChild={isForChild}
        drugs={drugs}
        lines={draft.lines}
        add={add}
        addElsewhere={(typed) =>
          change({
            prescription: [draft.prescription.trimEnd(), typed].filter(Boolean).join('\n'),
          })
        }
        inputRef={drugField}
        autoFocus={startsWithDrugs}
      />
      <OrderLines
        lines={draft.lines}
        onChange={(lines) => change({ lines: [...lines] })}
        stockOf={stockOf}
        priceOf={priceOf}
        packOf={packOf}
        fresh={freshId === null ? null : { id: freshId, field: 'perDay' }}
        onNext={() => drugField.current?.focus()}
        aside={({ drugId, name }) => (
          <OrderWarnings
            label={`Warnings of ${name}`}
            warnings={safety.warnings.filter(({ drug_ids }) => drug_ids.includes(drugId))}
            earlier={safety.earlier}
          />
        )}
      />
      {draft.lines.length > 0 && (
        <Text fw={600} className="order-sum">
          Total {formatMoney(totalOf(draft, priceOf))}
        </Text>
      )}
      <Textarea
        label={PRESCRIPTION_LABEL}
        description="What the patient buys elsewhere; it is printed with the rest."
        rows={3}
        maxLength={10_000}
        maw={640}
        value={draft.prescription}
        onChange={({ currentTarget }) => change({ prescription: currentTarget.value })}
      />
      <PrescriberFields
        prescriber={draft.prescriber}
        unprescribed={writing.unprescribed}
        onChange={(prescriber) => change({ prescriber })}
      />
    </>
  );
}
