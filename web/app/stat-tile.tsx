import { Paper, Skeleton, Text } from '@mantine/core';

type StatTileProps = {
  label: string;
  /** `undefined` while it is loaded, or when it could not be. */
  value: number | undefined;
  failed: boolean;
};

/** One figure of the day. */
export function StatTile({ label, value, failed }: StatTileProps) {
  return (
    <Paper withBorder p="sm" component="dl" m={0}>
      <Text component="dt" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz={28} fw={600} lh={1.3} className="ui-tabular">
        {value ?? (failed ? '–' : <Skeleton component="span" display="block" h={36} w={48} />)}
      </Text>
    </Paper>
  );
}
