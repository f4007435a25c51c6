import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of what lies over the pages: a message must come up when the network is gone. */
export function loadOverlays(): void {
  for (const load of loads) load().catch(() => undefined);
}

/** A `latePart` that lies over the pages, and is fetched before it is needed. */
export function overlayPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  loads.add(load);
  return latePart(load, Instead);
}

/**
 * A part whose code comes when it is first drawn. Should it not come at all (a newer release has
 * removed it), `Instead` takes its place, and the page around it stays as it is.
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

class Contained extends Component<{ children: ReactNode; instead: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
