import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { listSupplierBalances } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import { editSupplier, listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import {
  activated,
  deactivated,
  SUPPLIER_MESSAGES as M,
} from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { DeliveriesModal } from './deliveries.modal.tsx';
import { InvoiceModal } from './invoice.modal.tsx';
import { SupplierModal } from './supplier.modal.tsx';
import { supplierColumns } from './supplier-columns.tsx';

/** Those that deliver to the pharmacy. */
export function SuppliersPage() {
  const suppliers = useApi(listSuppliers, {});
  const { data: owed } = useApi(listSupplierBalances, {}, { live: true });
  const [opened, setOpened] = useState<Supplier | 'new' | null>(null);
  const [deliveriesOf, setDeliveriesOf] = useState<Supplier | null>(null);
  const [isTyping, setTyping] = useState(false);
  const change = useApiMutation(editSupplier, { invalidates: [listSuppliers] });
  const setActive = async ({ id, name, active }: Supplier): Promise<void> => {
    try {
      await change.mutateAsync({ params: { id }, body: { active: !active } });
      toast.success(active ? deactivated(name) : activated(name));
    } catch (error) {
      toast.error(saidOr(error, M.saveFailed));
    }
  };
  const add = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => setOpened('new')}>
      Add supplier
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Suppliers"
        aside={owed && owed.owed > 0 && <Text>Owed in all: {formatMoney(owed.owed)}</Text>}
        backTo={ADDRESSES.inventory}
        actions={
          <>
            {(suppliers.data?.length ?? 0) > 0 && (
              <Button variant="default" onClick={() => setTyping(true)}>
                Enter an invoice
              </Button>
            )}
            {add}
          </>
        }
      />
      <DataTable
        label="Suppliers"
        columns={supplierColumns({
          balances: owed && new Map(owed.balances.map((one) => [one.supplier_id, one])),
          today: owed?.today ?? clinicToday(),
          onDeliveries: setDeliveriesOf,
          onEdit: setOpened,
          onActive: (one) => void setActive(one),
        })}
        rows={suppliers.data}
        rowKey={({ id }) => id}
        empty={{ title: M.none, action: add }}
        error={suppliers.error ? messageOf(suppliers.error) : undefined}
        onRetry={() => void suppliers.refetch()}
      />
      {deliveriesOf && (
        <DeliveriesModal supplier={deliveriesOf} onClose={() => setDeliveriesOf(null)} />
      )}
      {isTyping && suppliers.data && (
        <InvoiceModal suppliers={suppliers.data} onClose={() => setTyping(false)} />
      )}
      {opened && (
        <SupplierModal
          supplier={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
