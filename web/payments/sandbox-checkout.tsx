import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import type { PaymentOrder } from '#contract/payments/payment.ts';
import { paySandbox } from '#contract/payments/payments.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { CheckoutOutcome } from './checkout.ts';

type SandboxCheckoutProps = {
  order: PaymentOrder;
  onLeave: (outcome: CheckoutOutcome) => void;
};

/**
 * The sandbox's checkout window. A failed payment can be retried, as at the provider; closing the window leaves the
 * bill unpaid.
 */
export function SandboxCheckout({ order, onLeave }: SandboxCheckoutProps) {
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useSingleFlight(async (outcome: 'success' | 'failure') => {
    setError(null);
    try {
      const result = await callApi(paySandbox, { body: { order_id: order.id, outcome } });
      if ('error' in result) return setError(result.error.description);
      onLeave({ kind: 'paid', result });
    } catch (refused) {
      setError(messageOf(refused));
    }
  });

  return (
    <Dialog
      onClose={() => !pending && onLeave({ kind: 'dismissed' })}
      closeButtonProps={{ 'aria-label': 'Close without paying' }}
      title="Payment sandbox"
    >
      <Stack gap="sm">
        <AlertBanner tone="warning">This is a sandbox: no real money moves.</AlertBanner>
        <Text>
          {formatMoney(paise(order.amount))} is to be paid. At the real checkout, the patient would
          pay by UPI, card or net banking here.
        </Text>
        <FormMessage error={error} />
        <Button data-autofocus loading={pending} onClick={() => void run('success')}>
          Pay {formatMoney(paise(order.amount))}
        </Button>
        <Button variant="default" disabled={pending} onClick={() => void run('failure')}>
          Let the payment fail
        </Button>
      </Stack>
    </Dialog>
  );
}
