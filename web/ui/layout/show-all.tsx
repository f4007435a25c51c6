import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { focusMainIfLost } from '../focus-main.ts';
import { dropUnsentSearch } from '../form/unsent-search.ts';

type ShowAllProps = {
  /** The rows of the list: "patients". */
  of: string;
  /** Clears the search and the filter. */
  onPress: () => void;
};

/** The next step of a list that its search or filter has left without rows. */
export function ShowAll({ of, onPress }: ShowAllProps) {
  // The button goes with the empty list.
  useEffect(() => focusMainIfLost, []);
  return (
    <Button
      variant="default"
      onClick={() => {
        dropUnsentSearch();
        onPress();
      }}
    >
      Show all {of}
    </Button>
  );
}
