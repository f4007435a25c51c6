import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A titled part of the bill. */
export function BillSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

export type Fact = { readonly name: string; readonly value: ReactNode; readonly isTotal?: boolean };

/** Name and value pairs, one per line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="admission-facts">
      {facts.map(({ name, value, isTotal }) => (
        <FactPair key={name} name={name} value={value} isTotal={isTotal ?? false} />
      ))}
    </dl>
  );
}

function FactPair({ name, value, isTotal }: Required<Fact>) {
  const mark = isTotal || undefined;
  return (
    <>
      <dt data-total={mark}>{name}</dt>
      <dd data-total={mark}>{value}</dd>
    </>
  );
}
