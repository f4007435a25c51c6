import { ActionIcon, Text } from '@mantine/core';
import { isConsultationFee } from '#contract/billing/bill-total.rules.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
import { ItemRow, ItemsTable } from '../../bill/items-table.tsx';
import { type DraftItem, isBillable, totalOf } from '../bill-draft.ts';

type DraftItemsProps = {
  items: readonly DraftItem[];
  onChange: (items: readonly DraftItem[]) => void;
};

/** Items from an order are fixed; the fee and custom items can be edited. */
function isFixed({ drug_id, item_id }: DraftItem): boolean {
  return drug_id !== undefined || item_id !== undefined;
}

/** The items of a new bill. */
export function DraftItems({ items, onChange }: DraftItemsProps) {
  if (items.length === 0) return <Text c="dimmed">No items yet.</Text>;
  return (
    <ItemsTable isDraft>
      {items.map((item) => (
        <DraftRow
          key={item.key}
          item={item}
          onChange={(next) => onChange(items.map((one) => (one.key === item.key ? next : one)))}
          onRemove={() => onChange(items.filter((one) => one.key !== item.key))}
        />
      ))}
    </ItemsTable>
  );
}

type DraftRowProps = {
  item: DraftItem;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
};

function DraftRow({ item, onChange, onRemove }: DraftRowProps) {
  const { name, price, quantity } = item;
  const fixed = isFixed(item);
  return (
    <ItemRow
      name={name}
      price={
        fixed ? (
          price
        ) : (
          <NumberField
            className="bill-price"
            aria-label={`Price of ${name}`}
            value={price}
            error={!isBillable({ ...item, quantity: '1' })}
            onChange={(event) => onChange({ ...item, price: event.currentTarget.value })}
          />
        )
      }
      quantity={
        fixed || isConsultationFee(item) ? (
          quantity
        ) : (
          <NumberField
            whole
            className="bill-quantity"
            aria-label={`Quantity of ${name}`}
            value={quantity}
            error={!isBillable({ ...item, price: '0' })}
            onChange={(event) => onChange({ ...item, quantity: event.currentTarget.value })}
          />
        )
      }
      total={totalOf(item)}
      action={!fixed && <RemoveItem name={name} onRemove={onRemove} />}
    />
  );
}

function RemoveItem({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
      <Icon of={IconTrash} />
    </ActionIcon>
  );
}
