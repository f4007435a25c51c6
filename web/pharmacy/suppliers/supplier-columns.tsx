import { Button, Group } from '@mantine/core';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

type Step = (supplier: Supplier) => void;
type Steps = { onDeliveries: Step; onEdit: Step; onActive: Step };

/** Supplier, Phone, GSTIN, Drug licence, Terms, Status, Actions. */
export function supplierColumns({
  onDeliveries,
  onEdit,
  onActive,
}: Steps): readonly Column<Supplier>[] {
  return [
    { key: 'name', header: 'Supplier', card: 'lead', cell: ({ name }) => name },
    { key: 'phone', header: 'Phone', card: 'fact', cell: ({ phone }) => phone },
    { key: 'gstin', header: 'GSTIN', card: 'fact', cell: ({ gstin }) => gstin },
    {
      key: 'licence',
      header: 'Drug licence',
      card: 'fact',
      cell: ({ drug_licence }) => drug_licence,
    },
    { key: 'terms', header: 'Terms', card: 'fact', cell: ({ terms }) => terms },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: ({ active }) => (
        <StatusBadge meaning={active ? 'done' : 'neutral'}>
          {active ? 'Active' : 'Inactive'}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (supplier) => (
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Deliveries of ${supplier.name}`}
            onClick={() => onDeliveries(supplier)}
          >
            Deliveries
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Edit ${supplier.name}`}
            onClick={() => onEdit(supplier)}
          >
            Edit
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${supplier.active ? 'Deactivate' : 'Activate'} ${supplier.name}`}
            onClick={() => onActive(supplier)}
          >
            {supplier.active ? 'Deactivate' : 'Activate'}
          </Button>
        </Group>
      ),
    },
  ];
}
