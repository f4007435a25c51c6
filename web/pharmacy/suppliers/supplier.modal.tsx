import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { AddSupplierBody, type Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import {
  addSupplier,
  editSupplier,
  listSuppliers,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { fieldErrorsOf, focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

const valuesOf = (supplier: Supplier | undefined) => ({
  name: supplier?.name ?? '',
  phone: supplier?.phone ?? '',
  gstin: supplier?.gstin ?? '',
  drug_licence: supplier?.drug_licence ?? '',
  address: supplier?.address ?? '',
  terms: supplier?.terms ?? '',
});
type Values = ReturnType<typeof valuesOf>;

function check(values: Values): Record<string, string> {
  const { error } = AddSupplierBody.safeParse(values);
  return error ? fieldErrorsOf(error) : {};
}

type SupplierModalProps = {
  /** Absent: a new one. */
  supplier: Supplier | undefined;
  onClose: () => void;
};

/** The form of a supplier. */
export function SupplierModal({ supplier, onClose }: SupplierModalProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(supplier),
    validate: check,
  });
  const stale = { invalidates: [listSuppliers] };
  const add = useApiMutation(addSupplier, stale);
  const edit = useApiMutation(editSupplier, stale);
  const { run, pending } = useSingleFlight(async (body: Values) => {
    setError(null);
    try {
      if (supplier) await edit.mutateAsync({ params: { id: supplier.id }, body });
      else await add.mutateAsync({ body });
      toast.success(M.saved);
      onClose();
    } catch (refused) {
      setError(showRefusal(form, refused, saidOr(refused, M.saveFailed)));
    }
  });
  const field = form.getInputProps;
  return (
    <Dialog onClose={onClose} title={supplier ? 'Edit supplier' : 'Add supplier'}>
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm">
          <FormMessage error={error} />
          <TextInput label="Name" required data-autofocus autoComplete="off" {...field('name')} />
          <TextInput label="Phone" type="tel" autoComplete="off" {...field('phone')} />
          <TextInput label="GSTIN" maxLength={15} autoComplete="off" {...field('gstin')} />
          <TextInput label="Drug licence" autoComplete="off" {...field('drug_licence')} />
          <Textarea label="Address" rows={2} {...field('address')} />
          <TextInput
            label="Terms"
            description="Of payment and return, such as 30 days"
            autoComplete="off"
            {...field('terms')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Save supplier</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
