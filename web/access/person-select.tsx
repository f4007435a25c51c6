import { listPeople } from '#contract/owner/owner.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';

type PersonSelectProps = {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Selects one of the clinic's accounts. */
export function PersonSelect({ value, onChange, error }: PersonSelectProps) {
  const people = useApi(listPeople, {});
  return (
    <NativeSelect
      label="Person"
      error={error}
      data={[
        { value: '', label: 'Choose a person' },
        ...(people.data ?? []).map(({ id, name, active }) => ({
          value: id,
          label: active ? name : `${name} (inactive)`,
        })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
