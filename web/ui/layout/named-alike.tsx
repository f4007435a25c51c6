import { Text } from '@mantine/core';

/** Warns below a name field that the name is there already. Saving stays possible: both may be meant. */
export function NamedAlike({ name }: { name: string | undefined }) {
  return (
    <Text role="status" size="sm" fw={600}>
      {name === undefined ? '' : `“${name}” is there already.`}
    </Text>
  );
}
