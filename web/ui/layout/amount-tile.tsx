import { Paper, Skeleton, Text } from '@mantine/core';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

type AmountTileProps = {
  label: string;
  /** `undefined` while loading, or after an error. */
  amount: Paise | undefined;
  isPending: boolean;
  note?: string | undefined;
};

/** One amount of money, with its label. */
export function AmountTile({ label, amount, isPending, note }: AmountTileProps) {
  const missing = isPending ? <Skeleton component="span" display="block" h={30} w={110} /> : '–';
  return (
    <Paper withBorder p="sm" component="dl" m={0}>
      <Text component="dt" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz="xl" fw={600} lh={1.35} className="ui-tabular">
        {amount === undefined ? missing : formatMoney(amount)}
      </Text>
      {note && (
        <Text component="dd" m={0} size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  );
}
