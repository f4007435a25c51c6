import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { enterCash, getCashBook } from '#contract/books/books.endpoints.ts';
import { entryFailed, BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import { CashEntryBody, DIRECTION_LABELS, DIRECTIONS } from '#contract/books/cash-book.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Values = { day: string; direction: string; amount: string; particulars: string };

const OPTIONS = DIRECTIONS.map((value) => ({ value, label: DIRECTION_LABELS[value] }));

/** An entry of the cash book; the form stays open for the next one. */
export function CashEntryForm({ onClose }: { onClose: () => void }) {
  const first = { day: clinicToday(), direction: 'out', amount: '', particulars: '' };
  const [values, setValues] = useState<Values>(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(enterCash, { invalidates: [getCashBook] });
  const { run, pending } = useSingleFlight(async () => {
    const direction = DIRECTIONS.find((one) => one === values.direction) ?? 'out';
    const body = { ...values, direction, amount: typedNumber(values.amount, 'rupees') };
    const checked = CashEntryBody.safeParse(body);
    setErrors(checked.error ? fieldErrorsOf(checked.error) : {});
    setFailure(null);
    if (!checked.success) return;
    try {
      await mutateAsync({ body });
      toast.success(M.entered);
      setValues({ ...values, amount: '', particulars: '' });
    } catch (error) {
      setFailure(entryFailed(messageOf(error)));
    }
  });
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  return (
    <form
      noValidate
      aria-label="Enter cash"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm">
        <FormMessage error={failure} />
        <Group gap="sm" align="flex-start">
          <DateField label="Day" {...field('day')} />
          <NativeSelect label="Direction" data={OPTIONS} {...field('direction')} />
          <NumberField label="Amount (₹)" step="0.01" min="0" autoFocus {...field('amount')} />
          <TextInput
            label="Particulars"
            description={M.particularsStay}
            maxLength={200}
            autoComplete="off"
            {...field('particulars')}
          />
        </Group>
        <Group gap="xs">
          <SubmitButton pending={pending}>Save entry</SubmitButton>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
