import './stat-tile.css';
import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';

type StatTileProps = {
  label: string;
  /** `undefined` while loading, or after an error. */
  value: number | string | undefined;
  failed: boolean;
  /** The page with the details. */
  to?: string;
};

/** One figure of the day. */
export function StatTile({ label, value, failed, to }: StatTileProps) {
  return (
    <Paper withBorder className="stat-tile" component="dl" m={0}>
      <Text component="dt" fz={13} c="dimmed">
        {to ? (
          <Anchor component={Link} to={to} inherit>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </Text>
      <Text component="dd" className="ui-tabular">
        {value ?? (failed ? '–' : <Skeleton component="span" display="block" h={36} w={48} />)}
      </Text>
    </Paper>
  );
}
