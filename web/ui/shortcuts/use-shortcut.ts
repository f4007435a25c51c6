import { useEffect, useEffectEvent } from 'react';
import { registerShortcut, type Shortcut } from './shortcut-registry.ts';

interface ShortcutOptions extends Omit<Shortcut, 'keys'> {
  /** False while the action is impossible; the shortcut is then not listed either. */
  enabled?: boolean | undefined;
}

/** Registers a shortcut while this component is mounted. Plain keys are ignored while typing in a field. */
export function useShortcut(
  keys: string,
  { description, onPress, search, isGeneral, enabled = true }: ShortcutOptions,
) {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    if (!enabled) return;
    return registerShortcut({ keys, description, onPress: () => press(), search, isGeneral });
  }, [keys, description, enabled, search, isGeneral]);
}
