import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { may } from '#contract/kernel/roles.ts';
import { paySupplier } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type {
  LedgerRow,
  SupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import {
  PAYMENT_WAY_LABELS,
  PAYMENT_WAYS,
  type PaymentWay,
  PaySupplierBody,
} from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { LEDGER_READS, useTakeBack } from './use-take-back.ts';

type Values = {
  amount: string;
  day: string;
  way: string;
  reference: string;
  note: string;
  invoice_id: string;
};

const bodyOf = ({ amount, day, way, reference, note, invoice_id }: Values) => ({
  ...{ day, reference, note, amount: typedNumber(amount, 'rupees') },
  way: PAYMENT_WAYS.find((one) => one === way) ?? 'cash',
  invoice_id: invoice_id === '' ? null : invoice_id,
});

function check(values: Values): Record<string, string> {
  const { error } = PaySupplierBody.safeParse(bodyOf(values));
  return error ? fieldErrorsOf(error) : {};
}

/** `KA/0123: ₹220.50`, `KA/0123: ₹120.50 of ₹220.50 is left`, or `KA/0123: ₹220.50, paid`. */
function invoiceText({ number, amount, left = amount }: LedgerRow): string {
  const name = number ?? 'No number';
  const total = formatMoney(amount);
  if (left === amount) return `${name}: ${total}`;
  return left === 0
    ? `${name}: ${total}, paid`
    : `${name}: ${formatMoney(left)} of ${total} is left`;
}

type PaySupplierModalProps = { ledger: SupplierLedger; onClose: () => void };

/** Records a payment to a supplier; in cash it is also in the cash book. */
export function PaySupplierModal({ ledger, onClose }: PaySupplierModalProps) {
  const { supplier, rows } = ledger;
  const { role } = useCurrentUser();
  const ways = may(role, 'suppliers.keep-account') ? PAYMENT_WAYS : (['cash'] as const);
  const first = { amount: '', day: clinicToday(), way: 'cash', reference: '', note: '' };
  const takeBack = useTakeBack();
  const { mutateAsync } = useApiMutation(paySupplier, { invalidates: LEDGER_READS });
  return (
    <DialogForm<Values>
      title={`Payment to ${supplier.name}`}
      size="lg"
      initialValues={{ ...first, invoice_id: '' }}
      check={check}
      send={async (values) => {
        const { id } = await mutateAsync({ params: { id: supplier.id }, body: bodyOf(values) });
        toast.success(M.paid, { action: { label: 'Undo', onPress: () => void takeBack(id) } });
      }}
      failed={M.payFailed}
      submitLabel="Save payment"
      onClose={onClose}
    >
      {(form) => <PaymentFields form={form} rows={rows} ways={ways} />}
    </DialogForm>
  );
}

type PaymentFieldsProps = {
  form: UseFormReturnType<Values>;
  rows: readonly LedgerRow[];
  ways: readonly PaymentWay[];
};

function PaymentFields({ form, rows, ways }: PaymentFieldsProps) {
  const field = form.getInputProps;
  const invoices = rows.filter(({ kind }) => kind === 'invoice').toReversed();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField
          label="Amount (₹)"
          required
          data-autofocus
          step="0.01"
          min="0"
          {...field('amount')}
        />
        <DateField label="Day" required {...field('day')} />
        <NativeSelect
          label="Paid by"
          data={ways.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] }))}
          {...field('way')}
        />
        <TextInput label="Reference (optional)" autoComplete="off" {...field('reference')} />
      </SimpleGrid>
      <NativeSelect
        label="For (optional)"
        data={[
          { value: '', label: 'The oldest invoices' },
          ...invoices.map((invoice) => ({ value: invoice.id, label: invoiceText(invoice) })),
        ]}
        {...field('invoice_id')}
      />
      <TextInput label="Note (optional)" autoComplete="off" {...field('note')} />
      {form.values.way === 'cash' && (
        <Text size="sm" c="dimmed">
          Cash is also entered in the cash book.
        </Text>
      )}
    </>
  );
}
