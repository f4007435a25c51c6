import { Radio } from '@mantine/core';
import { usePaymentProvider, useWhyNotOnline } from '#web/payments/index.ts';

export type SubscriptionMethod = 'manual' | 'online';

const ONLINE_LABELS = {
  razorpay: 'Online (Razorpay)',
  sandbox: 'Online (Razorpay sandbox)',
} as const;

type PaymentMethodProps = {
  value: SubscriptionMethod;
  onChange: (method: SubscriptionMethod) => void;
};

/** The payment method of a subscription: at the counter now, or on the provider's page each term. */
export function PaymentMethod({ value, onChange }: PaymentMethodProps) {
  const provider = usePaymentProvider();
  return (
    <Radio.Group
      label="Payment method"
      description={useWhyNotOnline()}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value}
      onChange={(chosen) => onChange(chosen === 'online' ? 'online' : 'manual')}
    >
      <Radio value="manual" label="Cash (Manual)" mt={6} />
      {provider !== 'none' && (
        <Radio
          value="online"
          label={ONLINE_LABELS[provider]}
          description="Opens the provider’s page, at which the patient agrees to be charged each term."
          mt={10}
        />
      )}
    </Radio.Group>
  );
}
