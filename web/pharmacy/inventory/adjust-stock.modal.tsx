import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { typedNumber, typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import { freePieces, DRUG_MESSAGES as M, stockAdjusted } from '#contract/pharmacy/drug.messages.ts';
import {
  ADJUSTMENT_REASON_LABELS,
  ADJUSTMENT_REASONS,
  AdjustStockBody,
  type Drug,
} from '#contract/pharmacy/drug.ts';
import { adjustStock, getDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { typedGoods } from '#contract/pharmacy/packs/typed-goods.rules.ts';
import { type Packed, piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { fieldErrorsOf, focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { PackQuantityField } from '../packs/pack-quantity-field.tsx';

type Values = {
  quantityChange: string;
  reason: string;
  remark: string;
  batch_no: string;
  expiry_date: string;
  buying_price: string;
  mrp: string;
};

const EMPTY: Values = {
  quantityChange: '',
  reason: 'purchase',
  remark: '',
  batch_no: '',
  expiry_date: '',
  buying_price: '',
  mrp: '',
};
const REASONS = ADJUSTMENT_REASONS.map((reason) => ({
  value: reason,
  label: ADJUSTMENT_REASON_LABELS[reason],
}));

const rupeesOf = (typed: string) => (typed.trim() === '' ? null : typedNumber(typed, 'rupees'));

function inputOf(values: Values, packed: Packed) {
  const { quantityChange, reason, remark, batch_no, expiry_date, buying_price, mrp } = values;
  const goods = typedGoods(quantityChange, packed);
  const isPurchase = reason === 'purchase';
  return {
    quantityChange: goods?.pieces ?? typedOrZero(quantityChange),
    ...(goods && goods.free > 0 && { free_quantity: goods.free }),
    reason: ADJUSTMENT_REASONS.find((known) => known === reason),
    ...(remark.trim() !== '' && { remark }),
    ...(isPurchase && {
      batch_no,
      expiry_date,
      buying_price: rupeesOf(buying_price),
      mrp: rupeesOf(mrp),
    }),
  };
}

function check(values: Values, packed: Packed): Record<string, string> {
  const { error } = AdjustStockBody.safeParse(inputOf(values, packed));
  return error ? fieldErrorsOf(error) : {};
}

type AdjustStockModalProps = { drug: Drug; onClose: () => void };

/** Adjust Stock (specification 2, section 5): a positive quantity adds, a negative one removes, with a reason. */
export function AdjustStockModal({ drug, onClose }: AdjustStockModalProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: EMPTY,
    validate: (values) => check(values, drug),
  });
  const adjust = useApiMutation(adjustStock, { invalidates: [listDrugs, getDrug] });
  const isPurchase = form.values.reason === 'purchase';

  const { run, pending } = useSingleFlight(async (values: Values) => {
    setError(null);
    try {
      const body = inputOf(values, drug);
      const now = await adjust.mutateAsync({ params: { id: drug.id }, body });
      toast.success(stockAdjusted(now.name, now.quantity_in_stock));
      onClose();
    } catch (refused) {
      const said = refused instanceof ApiError && serverMessage(refused.body);
      setError(showRefusal(form, refused, said || M.adjustFailed));
    }
  });

  return (
    <Dialog onClose={onClose} title="Adjust Stock">
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm">
          <Text>
            {drug.name}: {countText(drug.quantity_in_stock)} in stock
          </Text>
          <FormMessage error={error} />
          <PackQuantityField
            inputMode="text"
            label="Change"
            description={
              piecesInStrip(drug) === null
                ? 'Positive adds, negative removes. With free goods: 20+2.'
                : 'Positive adds, negative removes. Strips too: 2s, 2 strips + 5. With free goods: 20+2.'
            }
            required
            data-autofocus
            {...form.getInputProps('quantityChange')}
            value={form.values.quantityChange}
            packed={drug}
            onPieces={(pieces) => form.setFieldValue('quantityChange', pieces)}
          />
          <FreeGoods typed={form.values.quantityChange} packed={drug} />
          <NativeSelect label="Reason" data={REASONS} {...form.getInputProps('reason')} />
          <TextInput
            label="Remark (optional)"
            autoComplete="off"
            maxLength={200}
            {...form.getInputProps('remark')}
          />
          {isPurchase && (
            <>
              <TextInput label="Batch" autoComplete="off" {...form.getInputProps('batch_no')} />
              <DateField label="Expiry date" {...form.getInputProps('expiry_date')} />
              <NumberField label="Buying price (₹)" {...form.getInputProps('buying_price')} />
              <NumberField label="MRP (₹)" {...form.getInputProps('mrp')} />
            </>
          )}
          <SubmitButton pending={pending}>Adjust stock</SubmitButton>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The pieces of `20+2` in words. */
function FreeGoods({ typed, packed }: { typed: string; packed: Packed }) {
  const goods = typedGoods(typed, packed);
  if (!goods || goods.free === 0) return null;
  return (
    <Text size="xs" c="dimmed" role="status">
      {freePieces(goods.free, goods.pieces)}
    </Text>
  );
}
