import { Button } from '@mantine/core';
import { useInstallPrompt } from '#web/lib/use-install-prompt.ts';

/** Only while the browser offers to install the application. */
export function InstallButton() {
  const { canInstall, install } = useInstallPrompt();
  if (!canInstall) return null;
  return (
    <Button variant="default" size="compact-md" onClick={() => void install()}>
      Install
    </Button>
  );
}
