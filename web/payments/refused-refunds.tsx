import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { RefusedRefund } from '#contract/payments/payment.ts';
import { listRefusedRefunds, retryRefund } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Refunds that the provider has refused: an admin retries or settles them. */
export function RefusedRefunds() {
  const { data = [] } = useApi(listRefusedRefunds, {}, { live: true });
  if (data.length === 0) return null;
  return (
    <AlertBanner tone="error">
      <Stack gap="xs">
        <Text fw={600}>Money that the payment provider has not paid back</Text>
        {data.map((refund) => (
          <Refused key={refund.id} refund={refund} />
        ))}
      </Stack>
    </AlertBanner>
  );
}

function Refused({ refund }: { refund: RefusedRefund }) {
  const { id, patient_id: patientId, patient_name: patientName, bill_id: billId } = refund;
  const { mutate, isPending } = useApiMutation(retryRefund, {
    invalidates: [listRefusedRefunds],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(saidOr(error, M.retryFailed)),
  });
  return (
    <Group gap="sm" justify="space-between">
      <Text>
        <Anchor
          component={Link}
          to={ADDRESSES.billing}
          state={{ patientId, patientName, billId } satisfies BillRequestInput}
          inherit
          c="inherit"
          underline="always"
        >
          {patientName}, bill {refund.bill_number}
        </Anchor>
        : {formatMoney(refund.amount)}. {refund.refusal}
      </Text>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => mutate({ params: { id } })}
        aria-label={`Ask again for ${patientName}, bill ${refund.bill_number}`}
      >
        Ask again
      </Button>
    </Group>
  );
}
