import { Button } from '@mantine/core';
import { useInstallPrompt } from '#web/lib/device/use-install-prompt.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconDownload } from '#web/ui/theme/icons.ts';

/** Shown only while the browser offers to install the application; icon only on a phone. */
export function InstallButton() {
  const { canInstall, install } = useInstallPrompt();
  if (!canInstall) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      aria-label="Install"
      onClick={() => void install()}
    >
      <Icon of={IconDownload} size={18} />
      <span className="app-tool-text">Install</span>
    </Button>
  );
}
