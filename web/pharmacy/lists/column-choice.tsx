import { Box, Button, Checkbox } from '@mantine/core';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { MoreMenu } from '#web/ui/layout/more-menu.tsx';
import { type Chosen, choosable, isChosen, toggled } from './chosen-columns.ts';

type ColumnChoiceProps = {
  columns: readonly Column<Drug>[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** Shows and hides columns of a wide screen's table. */
export function ColumnChoice({ columns, chosen, onChoose }: ColumnChoiceProps) {
  return (
    <Box visibleFrom="sm">
      <MoreMenu label="Columns">
        {choosable(columns).map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={isChosen(key, chosen)}
            onChange={() => onChoose(toggled(key, chosen))}
          />
        ))}
        <Button variant="subtle" disabled={chosen === null} onClick={() => onChoose(null)}>
          As at first
        </Button>
      </MoreMenu>
    </Box>
  );
}
