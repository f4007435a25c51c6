import { Text } from '@mantine/core';

/** Warns below a name field about an existing name. Saving stays possible: both may be intended. */
export function NamedAlike({ name }: { name: string | undefined }) {
  return (
    <Text
      role="status"
      size="sm"
      fw={600}
      className="ui-form-message"
      data-empty={name === undefined || undefined}
    >
      {name === undefined ? '' : `“${name}” is there already.`}
    </Text>
  );
}
