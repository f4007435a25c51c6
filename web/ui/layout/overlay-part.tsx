import type { ComponentType } from 'react';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import { lazyPart } from './lazy-part.tsx';

const loads = new Set<() => Promise<unknown>>();

/**
 * Preloads the code of overlays: a message must appear without a network. One at a time, so that none of them blocks
 * the page that is being read.
 */
export async function loadOverlays(): Promise<void> {
  for (const load of loads) {
    await whenIdle()
      .then(load)
      .catch(() => undefined);
  }
}

/** A preloaded `lazyPart` for an overlay. */
export function overlayPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  loads.add(load);
  return lazyPart(load, Instead);
}
