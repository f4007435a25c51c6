import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { isConsultationFee } from '#contract/billing/bill-total.rules.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
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
    <table className="bill-items" aria-label="Items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="bill-number">
            Price (₹)
          </th>
          <th scope="col" className="bill-number">
            Quantity
          </th>
          <th scope="col" className="bill-number">
            Total
          </th>
          <th scope="col" className="bill-number">
            <VisuallyHidden>Remove</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DraftRow
            key={item.key}
            item={item}
            onChange={(next) => onChange(items.map((one) => (one.key === item.key ? next : one)))}
            onRemove={() => onChange(items.filter((one) => one.key !== item.key))}
          />
        ))}
      </tbody>
    </table>
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
    <tr>
      <td>{name}</td>
      <td className="bill-number">
        {fixed ? (
          price
        ) : (
          <NumberField
            className="bill-price"
            aria-label={`Price of ${name}`}
            value={price}
            error={!isBillable({ ...item, quantity: '1' })}
            onChange={(event) => onChange({ ...item, price: event.currentTarget.value })}
          />
        )}
      </td>
      <td className="bill-number">
        {fixed || isConsultationFee(item) ? (
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
        )}
      </td>
      <td className="bill-number" data-total>
        {formatMoney(totalOf(item))}
      </td>
      <td className="bill-number">
        {!fixed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <Icon of={IconTrash} />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}
