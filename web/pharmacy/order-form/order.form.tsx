import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Override, OverrideReason } from '#contract/safety/warning.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { OrderWarnings } from '../safety/order-warnings.tsx';
import { SafetyPart } from '../safety/safety-part.tsx';
import { useOrderChecks } from '../safety/use-order-checks.ts';
import { useOrderOverrides } from '../safety/use-order-overrides.ts';
import { AddDrugs } from './add-drugs.tsx';
import { type OrderDraft, orderToCheck, pricesOf, problemOf, totalOf } from './order-draft.ts';
import { OrderLines } from './order-lines.tsx';
import { RestoredOrder } from './restored-order.tsx';
import { useAddedDrug } from './use-added-drug.ts';
import type { useOrderDraft } from './use-order-draft.ts';

type OrderFormProps = {
  order: ReturnType<typeof useOrderDraft>;
  /** The patient whose allergies, age and earlier orders are checked. */
  patientId: string | null;
  /** The order being edited, with the warnings already overridden. */
  edited?: { readonly id: string; readonly overrides: readonly Override[] };
  /** The field of the drug search. */
  drugField: RefObject<HTMLInputElement | null>;
  /** Focuses the drug search first. */
  startsWithDrugs?: boolean;
  /** The patient part of the form. */
  children: ReactNode;
  /** An order created with drugs must keep at least one. */
  keepsMedications?: boolean;
  /** Whether input outside the form is missing; the error is shown there. */
  isBlocked?: () => boolean;
  /** Sends the draft, then opens the next page. */
  send: (draft: OrderDraft, reasons: readonly OverrideReason[]) => Promise<void>;
  /** Whether the page itself shows the refusal. */
  isToldElsewhere?: (refused: unknown) => Promise<boolean>;
  /** A decision required before sending. */
  beforeSubmit?: ReactNode;
  /** Shown when the server sends no message. */
  failed: string;
  submitLabel: string;
  onCancel: () => void;
};

/** Enter moves through the fields; an extra one must not send the order. */
function sendOnlyOnPurpose(event: KeyboardEvent): void {
  const isOnPurpose = event.ctrlKey || event.metaKey;
  if (event.key !== 'Enter' || isOnPurpose) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}

function saidOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  return error.status === 0 ? messageOf(error) : (serverMessage(error.body) ?? failed);
}

/** The drugs of an order, and the prescription for another pharmacy. */
export function OrderForm(props: OrderFormProps) {
  const { order, drugField, children, keepsMedications = false, isBlocked, send, failed } = props;
  const { draft, change } = order;
  const [error, setError] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const drugs = useApi(listDrugs, {}, { live: true });
  const stockOf = (id: string) =>
    drugs.data && (drugs.data.find((drug) => drug.id === id)?.sellable_quantity ?? 0);
  const priceOf = pricesOf(drugs.data);
  const toCheck = useMemo(() => orderToCheck(draft, drugs.data), [draft, drugs.data]);
  const findings = useOrderChecks({
    patientId: props.patientId,
    orderId: props.edited?.id,
    order: toCheck,
  });
  const earlier = props.edited?.overrides ?? [];
  const safety = useOrderOverrides({ order: toCheck, found: findings.warnings, earlier });

  const { run, pending } = useSingleFlight(async () => {
    const isIncomplete = isBlocked?.() ?? false;
    const problem = isIncomplete ? null : problemOf(draft, { stockOf, keepsMedications });
    setError(problem);
    if (isIncomplete || problem || safety.isBlocked()) return;
    try {
      await send(draft, safety.reasons());
      order.forget();
      // Pending until the next page is shown: a second Enter would send it again.
      await keepPending();
    } catch (refused) {
      if (safety.isAskedFor(refused) || (await props.isToldElsewhere?.(refused))) return;
      setError(saidOf(refused, failed));
    }
  });
  const add = (line: OrderDraft['lines'][number]): void => {
    change({ lines: [...draft.lines, line] });
    setFreshId(line.drugId);
  };
  const isBack = useAddedDrug({ drugs: drugs.data, lines: draft.lines, add });
  useShortcut('mod+enter', {
    description: 'Save the order',
    onPress: () => form.current?.requestSubmit(),
  });

  return (
    <form
      ref={form}
      noValidate
      onKeyDown={sendOnlyOnPurpose}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm">
        {order.isRestored && !isBack && <RestoredOrder onDiscard={order.discard} />}
        {drugs.error && !drugs.data && (
          <AlertBanner tone="error">{DRUG_MESSAGES.loadListFailed}</AlertBanner>
        )}
        {children}
        <AddDrugs
          drugs={drugs.data}
          lines={draft.lines}
          add={add}
          addElsewhere={(typed) =>
            change({
              prescription: [draft.prescription.trimEnd(), typed].filter(Boolean).join('\n'),
            })
          }
          inputRef={drugField}
          autoFocus={props.startsWithDrugs}
        />
        <OrderLines
          lines={draft.lines}
          onChange={(lines) => change({ lines: [...lines] })}
          stockOf={stockOf}
          priceOf={priceOf}
          freshId={freshId}
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
          label="Prescription for unavailable drugs"
          description="What the patient buys elsewhere; it is printed with the rest."
          rows={3}
          maxLength={10_000}
          maw={640}
          value={draft.prescription}
          onChange={({ currentTarget }) => change({ prescription: currentTarget.value })}
        />
        <SafetyPart
          safety={safety}
          warnings={safety.warnings.filter(({ drug_ids }) => drug_ids.length === 0)}
          unchecked={[
            ...draft.lines
              .filter(({ drugId }) => findings.uncheckedIds.includes(drugId))
              .map(({ name }) => name),
            ...findings.unread,
          ]}
          onEnter={() => form.current?.requestSubmit()}
        />
        {props.beforeSubmit}
        <FormMessage error={error} />
        <Group>
          <SubmitButton pending={pending}>{props.submitLabel}</SubmitButton>
          <Button
            variant="default"
            onClick={() => {
              order.forget();
              props.onCancel();
            }}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
