import { Text } from '@mantine/core';
import type { Plan } from '#contract/ai/plan/planned.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';
import { OrderWarnings, stockText } from '#web/pharmacy/index.ts';
import { type OrderPart, partsOf } from '../rows/order-parts.ts';
import type { useChangeSafety } from './use-change-safety.ts';

type PartNotesProps = { part: OrderPart; safety: ReturnType<typeof useChangeSafety> };

/** The stock of a proposed drug and the warnings about it, in its row. */
export function PartNotes({ part: { drugId, name, quantity }, safety }: PartNotesProps) {
  if (drugId === null) return null;
  const warnings = safety.warnings.filter(({ drug_ids }) => drug_ids.includes(drugId));
  const stock = safety.stockOf(drugId);
  const isShort = stock !== undefined && quantity !== null && quantity > stock;
  return (
    <>
      {stock !== undefined && (
        <Text
          size="xs"
          className="ui-tabular"
          c={isShort ? 'var(--mantine-color-error)' : 'dimmed'}
        >
          {stockText(stock, isShort)}
        </Text>
      )}
      <OrderWarnings label={`Warnings of ${name}`} warnings={warnings} earlier={safety.earlier} />
    </>
  );
}

/** Whether a warning is shown in the row of a part. */
export function isOfPart(
  { drug_ids }: SafetyWarning,
  plan: Extract<Plan, { kind: 'change' }>,
): boolean {
  return partsOf(plan).some(({ drugId }) => drugId !== null && drug_ids.includes(drugId));
}
