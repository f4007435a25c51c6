import './row-chips.css';
import { Button, Group } from '@mantine/core';
import { withDose, withMeal } from '#contract/medicines/change-directions.rules.ts';
import type { LineChange, OrderLineDraft } from '#web/pharmacy/index.ts';

const DOSES = ['1-0-0', '0-0-1', '1-0-1', '1-1-1'];
const MEALS = ['before food', 'after food'];
const DAYS = ['3', '5', '7', '10'];

type RowChipsProps = { line: OrderLineDraft; onChange: (changes: LineChange) => void };

/** The usual doses, meals and days of a row, by one press; shown while the row has the focus. */
export function RowChips({ line, onChange }: RowChipsProps) {
  const { directions, days, name } = line;
  const said = [
    ...DOSES.map((dose) => ({ label: dose, next: withDose(directions, dose) })),
    ...MEALS.map((meal) => ({ label: meal, next: withMeal(directions, meal) })),
  ].filter(({ next }) => next !== null);
  return (
    <Group className="row-chips" role="group" aria-label={`Usual doses of ${name}`}>
      {said.map(({ label, next }) => (
        <Chip
          key={label}
          label={label}
          isChosen={next === directions}
          onPress={() => onChange({ directions: next ?? directions })}
        />
      ))}
      {DAYS.map((count) => (
        <Chip
          key={count}
          label={`${count} days`}
          isChosen={days === count}
          onPress={() => onChange({ days: count })}
        />
      ))}
    </Group>
  );
}

type ChipProps = { label: string; isChosen: boolean; onPress: () => void };

function Chip({ label, isChosen, onPress }: ChipProps) {
  return (
    <Button
      size="compact-xs"
      variant={isChosen ? 'filled' : 'default'}
      aria-pressed={isChosen}
      // By the keyboard, the fields are shorter.
      tabIndex={-1}
      // The field keeps the focus, and the row its chips.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
