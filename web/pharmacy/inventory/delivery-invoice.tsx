import { SimpleGrid, TextInput } from '@mantine/core';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SupplierSelect } from '../suppliers/supplier-select.tsx';

/** The supplier and the invoice of a delivery as typed; empty where not told. */
export type Invoice = {
  readonly supplier: string | null;
  readonly number: string;
  readonly day: string;
};

/** The fields of the call: only what was told. */
export function sentInvoice({ supplier, number, day }: Invoice) {
  return {
    ...(supplier !== null && { supplier_id: supplier }),
    ...(number.trim() !== '' && { invoice_number: number }),
    ...(day !== '' && { invoice_date: day }),
  };
}

type DeliveryInvoiceProps = {
  invoice: Invoice;
  readOnly: boolean;
  onChange: (invoice: Invoice) => void;
};

/** Who delivered, and the invoice, which the server posts only once. */
export function DeliveryInvoice({ invoice, readOnly, onChange }: DeliveryInvoiceProps) {
  const { data: suppliers = [] } = useApi(listSuppliers, {});
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <SupplierSelect
        label="Supplier (optional)"
        suppliers={suppliers}
        none="Not told"
        disabled={readOnly}
        value={invoice.supplier ?? ''}
        onSupplier={(id) => onChange({ ...invoice, supplier: id || null })}
      />
      <TextInput
        label="Invoice number (optional)"
        maxLength={60}
        disabled={readOnly}
        value={invoice.number}
        onChange={({ currentTarget }) => onChange({ ...invoice, number: currentTarget.value })}
      />
      <DateField
        label="Invoice date (optional)"
        disabled={readOnly}
        value={invoice.day}
        onChange={({ currentTarget }) => onChange({ ...invoice, day: currentTarget.value })}
      />
    </SimpleGrid>
  );
}
