import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from '../rig/connections.ts';
import { addressOf, requestOf } from '../rig/request.ts';
import type { Streams } from '../rig/streams.ts';
import type { Screen } from '../rig/world.ts';
import type { Latencies } from './latencies.ts';
import { type Step, VISIT, type VisitState } from './visit.ts';

/** Pause between two clicks of a visit. */
export const CLICK_MS = 100;

/** A doctor, who sees one patient at a time. */
export type Doctor = { readonly screen: Screen; free: Promise<void> };

export type Stage = {
  readonly connections: Pick<Connections, 'send'>;
  readonly streams: Streams;
  readonly latencies: Latencies;
  /** Calls before this time do not count: they open connections, prepare plans and compile code. */
  readonly countedFrom: number;
};

type Playing = {
  readonly stage: Stage;
  readonly visit: VisitState;
  readonly screens: readonly Screen[];
  /** The scheduled start of the next call. */
  at: number;
};

/**
 * Makes one call at its scheduled time. The duration counts from that time, even if the previous
 * call delayed it, so that waiting is measured.
 */
async function makeCall(playing: Playing, step: Step): Promise<void> {
  const { stage, visit, screens } = playing;
  const meant = playing.at;
  playing.at += CLICK_MS;
  const early = meant - performance.now();
  if (early > 0) await pause(early);
  const { endpoint, role } = step;
  const input = step.input(visit);
  const byRole = screens.filter((screen) => screen.role === role);
  const by =
    role === 'doctor'
      ? byRole.find(({ userId }) => userId === visit.doctorId)
      : byRole[visit.nth % byRole.length];
  const { token = '', clinic = 0 } = by ?? {};
  const id = Object.values(Object(input.params))[0];
  if (endpoint.method !== 'GET' && typeof id === 'string') stage.streams.expect(id);
  const address = addressOf(clinic);
  stage.latencies.sent += 1;
  const answer = await stage.connections.send(requestOf({ endpoint, input, token, address }));
  if (meant >= stage.countedFrom) stage.latencies.note(endpoint, performance.now() - meant);
  if (answer.status >= 300) {
    stage.latencies.refuse(endpoint, `${answer.status} ${answer.body.slice(0, 200)}`);
    throw new Error(answer.body);
  }
  step.note?.(visit, JSON.parse(answer.body));
}

/**
 * Plays a whole visit, from registration to the lab report, starting at a given time. Returns its
 * totals, or nothing when a call was rejected.
 */
export async function playVisit(
  stage: Stage,
  options: { visit: VisitState; doctor: Doctor; screens: readonly Screen[]; at: number },
): Promise<VisitState | undefined> {
  const { visit, doctor, screens, at } = options;
  const playing: Playing = { stage, visit, screens, at };
  const { promise: done, resolve: letGo } = Promise.withResolvers<void>();
  try {
    for (const step of VISIT.arrival) await makeCall(playing, step);
    const before = doctor.free;
    doctor.free = done;
    await before;
    // The previous patient took longer, so there was no click yet.
    playing.at = Math.max(playing.at, performance.now());
    for (const step of VISIT.withDoctor) await makeCall(playing, step);
    letGo();
    for (const step of VISIT.afterwards) await makeCall(playing, step);
    return visit;
  } catch {
    return undefined;
  } finally {
    letGo();
  }
}
