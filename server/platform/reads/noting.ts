import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { isScreen, SCREEN_HEADER } from '#contract/kernel/screens.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Shown } from './read-log.ts';

type Call = { readonly params?: unknown; readonly body?: unknown; readonly reply?: unknown };
type Noted = <T>(request: FastifyRequest, input: Call, answer: () => Promise<T>) => Promise<T>;

function textAt(path: readonly string[], call: object): string | undefined {
  let value: unknown = call;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return typeof value === 'string' ? value : undefined;
}

/** Finds the patient of a call in its input and reply; undefined when none is shown. */
function finding({ reads, download }: Endpoint): (call: Call) => Shown | undefined {
  if (reads === undefined || reads === 'no-patient') return () => undefined;
  if (reads === 'list') return () => ({ kind: 'list' });
  if (reads === 'everyone') return () => ({ kind: 'export' });
  const kind = download ? 'export' : 'record';
  if ('patient' in reads) {
    const path = reads.patient.split('.');
    return (call) => {
      const patientId = textAt(path, call);
      return patientId === undefined ? undefined : { kind, patientId };
    };
  }
  const path = reads.visit.split('.');
  return (call) => {
    const visitId = textAt(path, call);
    return visitId === undefined ? undefined : { kind, visitId };
  };
}

/** The page that the request was made from, if it is one of ours; else empty. */
function screenOf({ headers }: FastifyRequest): string {
  const said = headers[SCREEN_HEADER];
  return typeof said === 'string' && isScreen(said) ? said : '';
}

/**
 * Runs an endpoint's calls and notes whose record was shown. An error reply may show a record too
 * (the newer one after a stale save). A file is sent only after the note is written.
 */
export function noting(endpoint: Endpoint, { reads }: Services): Noted {
  const { reads: declared, replies } = endpoint;
  if (declared === undefined || declared === 'no-patient') {
    return (_request, _input, answer) => answer();
  }
  const shownBy = finding(endpoint);
  const call = `${endpoint.method} ${endpoint.path}`;
  const note = (request: FastifyRequest, shown: Shown | undefined) => {
    const { actor } = request;
    if (!shown || !actor?.clinicId) return;
    const by = { clinicId: actor.clinicId, userId: actor.id, call, screen: screenOf(request) };
    reads.note(by, shown);
  };
  return async (request, input, answer) => {
    try {
      const reply = await answer();
      note(request, shownBy({ params: input.params, body: input.body, reply }));
      if (endpoint.download) await reads.flush();
      return reply;
    } catch (error) {
      if (error instanceof Refusal && replies[error.status]) note(request, shownBy(input));
      throw error;
    }
  };
}
