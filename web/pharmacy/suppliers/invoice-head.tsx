import { SimpleGrid, TextInput } from '@mantine/core';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { InvoiceDraft } from './invoice-draft.ts';
import { SupplierSelect } from './supplier-select.tsx';

type InvoiceHeadProps = {
  draft: InvoiceDraft;
  suppliers: readonly Supplier[];
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<InvoiceDraft>) => void;
};

/** Supplier, number, date and total as on the paper. */
export function InvoiceHead({ draft, suppliers, errorOf, onChange }: InvoiceHeadProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      <SupplierSelect
        label="Supplier"
        required
        data-autofocus
        suppliers={suppliers}
        none="Choose"
        value={draft.supplier}
        error={errorOf('supplier')}
        onSupplier={(supplier) => onChange({ supplier })}
      />
      <TextInput
        label="Invoice number"
        required
        autoComplete="off"
        maxLength={60}
        value={draft.number}
        error={errorOf('number')}
        onChange={({ currentTarget }) => onChange({ number: currentTarget.value })}
      />
      <DateField
        label="Invoice date"
        required
        value={draft.day}
        error={errorOf('invoice_date')}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
      <NumberField
        label="Total on the paper (optional)"
        value={draft.paper}
        error={errorOf('paper_total')}
        onChange={({ currentTarget }) => onChange({ paper: currentTarget.value })}
      />
    </SimpleGrid>
  );
}
