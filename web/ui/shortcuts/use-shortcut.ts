import { useEffect, useEffectEvent } from 'react';
import { registerShortcut, type Shortcut } from './shortcut-registry.ts';

interface ShortcutOptions extends Omit<Shortcut, 'keys'> {
  /** Off while what it would do is not possible; it is then not listed either. */
  enabled?: boolean | undefined;
}

/** A key that does something while this component is shown. Plain keys rest while a field is typed in. */
export function useShortcut(
  keys: string,
  { description, onPress, enabled = true }: ShortcutOptions,
) {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    if (!enabled) return;
    return registerShortcut({ keys, description, onPress: () => press() });
  }, [keys, description, enabled]);
}
