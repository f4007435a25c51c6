import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SupplierSelect } from '../../suppliers/supplier-select.tsx';

/** The supplier and the invoice of a delivery as typed; empty where not told. */
type Invoice = {
  readonly supplier: string | null;
  readonly number: string;
  readonly day: string;
};

/** The invoice that a sheet names above its table. */
type SheetInvoice = NonNullable<EndpointReply<typeof importDrugs>['invoice']>;

const NOT_TOLD: Invoice = { supplier: null, number: '', day: '' };

/** The fields as they are, and as the last sheet filled them in. */
type Filling = { readonly invoice: Invoice; readonly filled: Invoice };

/** The fields of the call: only what was told. A number that a sheet filled in needs a supplier. */
function sentInvoice({ invoice: { supplier, number, day }, filled }: Filling) {
  const isNumbered = number.trim() !== '' && (supplier !== null || number !== filled.number);
  return {
    ...(supplier !== null && { supplier_id: supplier }),
    ...(isNumbered && { invoice_number: number }),
    ...(day !== '' && { invoice_date: day }),
  };
}

/** Fills in what the sheet names. A field that differs from the last fill is the person's, also empty. */
function withSheetInvoice(
  { invoice, filled }: Filling,
  { supplier_id, number = '', date: day = '' }: SheetInvoice,
): Filling {
  const supplier = supplier_id ?? null;
  const isOwn = {
    supplier: invoice.supplier !== filled.supplier,
    number: invoice.number !== filled.number,
    day: invoice.day !== filled.day,
  };
  const over = (own: Invoice): Invoice => ({
    supplier: isOwn.supplier ? own.supplier : supplier,
    number: isOwn.number ? own.number : number,
    day: isOwn.day ? own.day : day,
  });
  return { invoice: over(invoice), filled: over(filled) };
}

/** The invoice of a delivery: typed, or filled in from each sheet that is read; and what is sent. */
export function useInvoice() {
  const [filling, setFilling] = useState<Filling>({ invoice: NOT_TOLD, filled: NOT_TOLD });
  return {
    invoice: filling.invoice,
    setInvoice: (invoice: Invoice) => setFilling(({ filled }) => ({ invoice, filled })),
    fillIn: (named: SheetInvoice = {}) => setFilling((before) => withSheetInvoice(before, named)),
    sent: sentInvoice(filling),
  };
}

type DeliveryInvoiceProps = {
  invoice: Invoice;
  readOnly: boolean;
  onChange: (invoice: Invoice) => void;
};

/** The supplier and the invoice, which the server posts only once. */
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
