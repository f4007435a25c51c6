import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { namedAlike } from '#contract/kernel/name-key.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { NamedAlike } from '#web/ui/layout/named-alike.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { checkDrug, type DrugFormValues } from './drug-form.values.ts';
import { DrugLawFields } from './drug-law-fields.tsx';

type DrugFormProps = {
  initialValues: DrugFormValues;
  /** Sends the form, then opens the next page. */
  send: (values: DrugFormValues) => Promise<void>;
  /** Shown when the server sends no message. */
  failed: string;
  submitLabel: string;
  /** The target of Cancel, where it is not the inventory. */
  cancelTo?: string | undefined;
  /** The batch of expiry and cost, where there may be several. */
  batchHint?: string;
  /** The drug being edited. */
  drugId?: string;
};

/** As the date beside it has it. */
const HINT_BENEATH: NonNullable<ComponentProps<typeof NumberField>['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];

/** The fields of a drug (specification 2, sections 2 and 5; the unit is hidden there). */
export function DrugForm(props: DrugFormProps) {
  const { initialValues, send, failed, submitLabel, cancelTo = ADDRESSES.inventory } = props;
  const ofBatch =
    props.batchHint === undefined
      ? {}
      : { description: props.batchHint, inputWrapperOrder: HINT_BENEATH };
  const [error, setError] = useState<string | null>(null);
  const form = useForm<DrugFormValues>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = checkDrug(values);
      setError(Object.values(errors).includes(M.required) ? M.required : null);
      return errors;
    },
  });
  const { run, pending } = useSingleFlight(async (values: DrugFormValues) => {
    setError(null);
    try {
      await send(values);
      // Pending until the next page is shown: a second Enter would send it again.
      await keepPending();
    } catch (refused) {
      const said = refused instanceof ApiError && serverMessage(refused.body);
      setError(showRefusal(form, refused, said || failed));
    }
  });
  const drugs = useApi(listDrugs, {});
  const alike = namedAlike(form.values.name, { among: drugs.data ?? [], except: props.drugId });
  const field = (name: keyof DrugFormValues) => {
    const { error: wrong, ...input } = form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    return { ...input, autoComplete: 'off', error: wrong === M.required ? true : wrong };
  };

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Sheet maxWidth={592}>
        <Stack gap="sm">
          <FormMessage error={error} />
          <TextInput
            label="Name"
            description="Composition and pack."
            required
            autoFocus
            {...field('name')}
          />
          <NamedAlike name={alike?.name} />
          <Textarea label="Description" rows={2} {...field('description')} />
          <Group grow align="flex-start">
            <NumberField label="Price (₹)" min="0" step="0.01" required {...field('price')} />
            <NumberField whole label="Stock Quantity" required {...field('quantity_in_stock')} />
          </Group>
          <Group grow align="flex-start">
            <NumberField label="Buying price (₹)" {...ofBatch} {...field('buying_price')} />
            <DateField label="Expiry date" {...ofBatch} {...field('expiry_date')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput label="Supplier" {...field('supplier')} />
            <TextInput label="Box Number" {...field('box_number')} />
          </Group>
          <DrugLawFields
            field={field}
            errors={form.errors}
            values={form.values}
            initialValues={initialValues}
          />
          <Group>
            <SubmitButton pending={pending}>{submitLabel}</SubmitButton>
            <Button component={Link} to={cancelTo} state={{ addedDrugId: null }} variant="default">
              Cancel
            </Button>
          </Group>
        </Stack>
      </Sheet>
    </form>
  );
}
