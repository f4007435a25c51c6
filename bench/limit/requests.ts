import { addressOf, requestOf } from '../rig/request.ts';
import { clinicId, type Screen } from '../rig/world.ts';
import type { HotCall, Stock } from './calls.ts';

type Asking = {
  readonly screens: readonly (readonly Screen[])[];
  /** The clinics that ask, from the first. */
  readonly asking: number;
};

/**
 * Requests of one call, in the form of either server. With several clinics each request is of another
 * one. In a single clinic each asker is a person, who uses several screens in turn.
 */
export function requests(call: HotCall, stock: Stock, { screens, asking }: Asking) {
  let nth = 0;
  const people = screens.map((ofClinic) => {
    const byPerson = Map.groupBy(
      ofClinic.filter(({ role }) => role === call.role),
      ({ userId }) => userId,
    );
    return [...byPerson.values()];
  });
  const next = (asker: number) => {
    nth += 1;
    const clinic = nth % asking;
    const ofRole = people[clinic] ?? [];
    const ofPerson = ofRole[asker % ofRole.length] ?? [];
    const screen = ofPerson[Math.floor(nth / asking) % ofPerson.length] as Screen;
    // Each screen has its own address, as each computer of a clinic's network may.
    const address = addressOf(clinic * 1_000 + (screens[clinic] ?? []).indexOf(screen));
    return { clinic, screen, address, input: call.input(stock, clinic, nth) };
  };
  return {
    ours(asker: number) {
      const { screen, input, address } = next(asker);
      return requestOf({ endpoint: call.endpoint, input, token: screen.token, address });
    },
    bare(kind: 'recorded' | 'lean', asker: number) {
      const { clinic, screen, input } = next(asker);
      const query = new URLSearchParams({ ...Object(input.params), ...Object(input.query) });
      const path = `/${kind}/${call.name}/${clinicId(clinic)}/${screen.userId}?${query}`;
      if (input.body === undefined) return `GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`;
      const body = JSON.stringify(input.body);
      return `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    },
  };
}
