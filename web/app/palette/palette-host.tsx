import { useState } from 'react';
import { awaitField } from '#web/lib/device/typed-ahead.ts';
import { overlayPart } from '#web/ui/layout/overlay-part.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import type { AppRoute } from '../routing/app-route.ts';

const Palette = overlayPart(
  () => import('./palette.tsx').then((module) => module.Palette),
  () => null,
);

/** Opens the palette with Ctrl+K, also on pages without the header. */
export function PaletteHost({ routes }: { routes: readonly AppRoute[] }) {
  const [opener, setOpener] = useState<Element | null>(null);
  useShortcut('mod+k', {
    description: 'Find a patient, a screen or an action',
    onPress: () => {
      awaitField();
      setOpener(document.activeElement ?? document.body);
    },
  });

  if (!opener) return null;
  const cancel = (): void => {
    setOpener(null);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return <Palette routes={routes} onCancel={cancel} onChosen={() => setOpener(null)} />;
}
