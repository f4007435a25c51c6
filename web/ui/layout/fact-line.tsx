import { Text } from '@mantine/core';
import { Facts } from './facts.tsx';

/** Short facts in one line, which wraps between them. */
export function FactLine({ facts }: { facts: readonly (string | null)[] }) {
  return (
    <Text c="dimmed" component="div" className="ui-tabular">
      <Facts facts={facts} />
    </Text>
  );
}
