import { Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLogo } from '../logo/use-logo.ts';
import { BLANK_MM_MAX, choosePaper, usePaperChoice } from '../paper-choice.ts';

/**
 * Beside the print buttons of A4 and A5: whether the paper is pre-printed with the clinic's head. Stored in this
 * browser. Also loads the letterhead and the logo before the first print.
 */
export function LetterheadSwitch() {
  useLogo();
  const choice = usePaperChoice();
  const { isPrePrinted, blankMm } = choice;
  const [typed, setTyped] = useState(String(blankMm));
  const room = Number(typed);
  const isRight = typed.trim() !== '' && room >= 0 && room <= BLANK_MM_MAX;
  return (
    <Group gap="sm" align="center">
      <Checkbox
        label="Pre-printed paper"
        checked={isPrePrinted}
        onChange={({ currentTarget }) =>
          choosePaper({ ...choice, isPrePrinted: currentTarget.checked })
        }
      />
      {isPrePrinted && (
        <TextInput
          aria-label="Room for the printed head (mm)"
          inputMode="numeric"
          autoComplete="off"
          w={100}
          rightSection="mm"
          value={typed}
          error={!isRight}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const mm = Number(value);
            if (value.trim() !== '' && mm >= 0 && mm <= BLANK_MM_MAX) {
              choosePaper({ isPrePrinted, blankMm: mm });
            }
          }}
        />
      )}
    </Group>
  );
}
