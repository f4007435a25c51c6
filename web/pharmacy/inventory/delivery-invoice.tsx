import { SimpleGrid, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SupplierSelect } from '../suppliers/supplier-select.tsx';

/** The supplier and the invoice of a delivery as typed; empty where not told. */
type Invoice = {
  readonly supplier: string | null;
  readonly number: string;
  readonly day: string;
};

/** The invoice that a sheet names above its table. */
type SheetInvoice = NonNullable<EndpointReply<typeof importDrugs>['invoice']>;

/** The fields of the call: only what was told. */
export function sentInvoice({ supplier, number, day }: Invoice) {
  return {
    ...(supplier !== null && { supplier_id: supplier }),
    ...(number.trim() !== '' && { invoice_number: number }),
    ...(day !== '' && { invoice_date: day }),
  };
}

/** The invoice with what the sheet names, where the person has typed nothing else. */
function withSheetInvoice(
  typed: Invoice,
  before: SheetInvoice,
  { supplier_id, number, date }: SheetInvoice,
): Invoice {
  const isOwn = (own: string | null, of: string | undefined) => own && own !== of;
  return {
    supplier: isOwn(typed.supplier, before.supplier_id) ? typed.supplier : (supplier_id ?? null),
    number: isOwn(typed.number, before.number) ? typed.number : (number ?? ''),
    day: isOwn(typed.day, before.date) ? typed.day : (date ?? ''),
  };
}

/** The invoice of a delivery: typed, or filled in from each sheet that is read. */
export function useInvoice() {
  const [invoice, setInvoice] = useState<Invoice>({ supplier: null, number: '', day: '' });
  const ofSheet = useRef<SheetInvoice>({});
  const fillIn = (named: SheetInvoice = {}) => {
    const before = ofSheet.current;
    ofSheet.current = named;
    setInvoice((typed) => withSheetInvoice(typed, before, named));
  };
  return { invoice, setInvoice, fillIn };
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
