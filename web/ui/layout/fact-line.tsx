import './fact-line.css';
import { Text } from '@mantine/core';

/** Short facts in one line; wraps between them, never inside a phone number. */
export function FactLine({ facts }: { facts: readonly (string | null)[] }) {
  const known = facts.filter(Boolean);
  return (
    <Text c="dimmed" className="ui-tabular ui-fact-line">
      {known.map((fact, index) => (
        <span key={fact}>
          {fact}
          {index < known.length - 1 && ' · '}
        </span>
      ))}
    </Text>
  );
}
