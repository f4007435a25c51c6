import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PATIENT_WORDS, type Plan } from '#contract/ai/plan/planned.ts';
import { type OrderPart, partsOf, wordsBehind } from '../rows/order-parts.ts';
import { FromNote, PartRows } from '../rows/part-rows.tsx';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

type ChangeContentProps = {
  plan: ChangePlan;
  notes?: ((part: OrderPart) => ReactNode) | undefined;
  onAccept?: (part: OrderPart) => void;
  onRemove?: (part: OrderPart) => void;
};

/** The parts of a new order, or the values before and after any other change. */
export function ChangeContent({ plan, notes, onAccept, onRemove }: ChangeContentProps) {
  const parts = partsOf(plan);
  if (parts.length === 0) return <BeforeAfter plan={plan} />;
  const isSingle = parts.length + plan.askedDrugs.length + plan.askedTests.length === 1;
  return <PartRows parts={parts} notes={notes} {...(!isSingle && { onAccept, onRemove })} />;
}

function BeforeAfter({ plan: { rows, words } }: { plan: ChangePlan }) {
  const shown = rows.filter(({ before, after }) => before || after);
  if (shown.length === 0) return <Text size="sm">Nothing changes.</Text>;
  const hasBefore = shown.some(({ before }) => before !== '');
  return (
    <div className="assistant-rows">
      <Table withRowBorders={false} verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            {hasBefore && <Table.Th>Before</Table.Th>}
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ label, before, after }) => (
            <Table.Tr key={`${label}${before}${after}`}>
              <Table.Td>{label}</Table.Td>
              {hasBefore && <Table.Td className="assistant-before">{before || '–'}</Table.Td>}
              <Table.Td className="assistant-after">{after || 'removed'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <FromNote words={wordsBehind(words, PATIENT_WORDS)} />
    </div>
  );
}
