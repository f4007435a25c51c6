import { Button } from '@mantine/core';
import { pressShortcut } from '#web/ui/shortcuts/shortcut-registry.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconSearch } from '#web/ui/theme/icons.ts';

/** Opens the palette by mouse or touch; icon only on a phone. */
export function SearchButton() {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      aria-label="Search"
      title="Search (Ctrl+K)"
      onClick={() => pressShortcut('mod+k')}
    >
      <Icon of={IconSearch} size={18} />
      <span className="app-tool-text">Search</span>
    </Button>
  );
}
