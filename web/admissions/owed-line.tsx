import { Text } from '@mantine/core';
import type { Admission } from '#contract/admissions/admission.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';

/** A stay's cost as of now: the amount owed, or what is left of the deposit. */
export function owedText({
  totalDue,
  totalPaid,
  balance,
  deposit,
}: Admission['calculated']): string {
  const sums = `Total ${formatMoney(totalDue)}, paid ${formatMoney(totalPaid)}`;
  if (balance > 0) return `${sums}: ${formatMoney(balance)} is owed.`;
  return deposit ? `${sums}: ${formatMoney(deposit)} of the deposit is left.` : `${sums}.`;
}

/** The running or newest stay in one line, before the discharge. */
export function OwedLine({ stay }: { stay: Admission }) {
  return (
    <Text mt="sm" className="ui-tabular">
      {owedText(stay.calculated)}
    </Text>
  );
}
