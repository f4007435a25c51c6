import { useState } from 'react';
import { overlayPart } from '../layout/overlay-part.tsx';
import { useShortcut } from './use-shortcut.ts';

const ShortcutsModal = overlayPart(
  () => import('./shortcuts-modal.tsx').then((module) => module.ShortcutsModal),
  () => null,
);

/** Opens the list of all shortcuts with `?`. Mounted once, around the pages. */
export function ShortcutsHelp() {
  const [opened, setOpened] = useState(false);
  useShortcut('?', { description: 'Show the keyboard shortcuts', onPress: () => setOpened(true) });

  if (!opened) return null;
  return <ShortcutsModal onClose={() => setOpened(false)} />;
}
