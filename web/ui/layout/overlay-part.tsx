import { type ComponentType, lazy, Suspense } from 'react';
import { Contained } from './contained.tsx';

const loads = new Set<() => Promise<unknown>>();

/** Preloads the code of overlays: a message must appear without a network. */
export function loadOverlays(): void {
  for (const load of loads) load().catch(() => undefined);
}

/** A preloaded `latePart` for an overlay. */
export function overlayPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  loads.add(load);
  return latePart(load, Instead);
}

/**
 * A part that is loaded on first render. If the load fails (a newer release has removed it), `Instead` replaces it, and
 * the rest of the page stays.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LatePart(props: Props) {
    return (
      <Contained instead={<Instead {...props} />}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </Contained>
    );
  };
}
