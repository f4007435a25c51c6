import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';

const loads = new Set<() => Promise<unknown>>();

/** Preloads the code of overlays: a message must appear without a network. */
export function loadOverlays(): void {
  for (const load of loads) load().catch(() => undefined);
}

/** A preloaded `lazyPart` for an overlay. */
export function overlayPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  loads.add(load);
  return lazyPart(load, Instead);
}
