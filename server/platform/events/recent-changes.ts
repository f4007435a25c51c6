import { type ClinicEvent, MISSED_MOST_MS } from '#contract/events/events.endpoints.ts';

/** The last change of each topic of a clinic, with the time at which it was told. */
type Told = ReadonlyMap<ClinicEvent['topic'], { readonly event: ClinicEvent; readonly at: number }>;

const isRecent = ({ at }: { readonly at: number }, now: number) => now - at <= MISSED_MOST_MS;

/**
 * The events sent to the screens of each clinic in the last seconds: a screen that reads a list and then opens its stream
 * would miss a change in between. `clock` counts milliseconds.
 */
export function recentChanges(clock: () => number = () => performance.now()) {
  const clinics = new Map<string, Told>();
  let sweptAt = clock();

  function sweep(now: number): void {
    sweptAt = now;
    for (const [clinicId, told] of clinics) {
      if (![...told.values()].some((one) => isRecent(one, now))) clinics.delete(clinicId);
    }
  }

  return {
    note(clinicId: string, changes: readonly ClinicEvent[]): void {
      const at = clock();
      const last = changes.map((event) => [event.topic, { event, at }] as const);
      clinics.set(clinicId, new Map([...(clinics.get(clinicId) ?? []), ...last]));
      if (at - sweptAt > MISSED_MOST_MS) sweep(at);
    },
    /** One change of each topic that was told within these milliseconds. */
    since(clinicId: string, milliseconds: number): ClinicEvent[] {
      const now = clock();
      const told = [...(clinics.get(clinicId)?.values() ?? [])];
      return told.filter(({ at }) => now - at <= milliseconds).map(({ event }) => event);
    },
  };
}
