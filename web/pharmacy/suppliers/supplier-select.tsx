import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import { NativeSelect, type NativeSelectProps } from '#web/ui/form/native-select.tsx';

type SupplierSelectProps = Omit<NativeSelectProps, 'data' | 'onChange'> & {
  suppliers: readonly Supplier[];
  /** The text for no supplier. */
  none: string;
  /** The id of the chosen supplier; empty for none. */
  onSupplier: (id: string) => void;
};

/** Chooses an active supplier. */
export function SupplierSelect({ suppliers, none, onSupplier, ...props }: SupplierSelectProps) {
  const active = suppliers.filter((one) => one.active);
  const data = [
    { value: '', label: none },
    ...active.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <NativeSelect
      {...props}
      data={data}
      onChange={({ currentTarget }) => onSupplier(currentTarget.value)}
    />
  );
}
