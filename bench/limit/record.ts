import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import type { Outcome, Statement } from '../../server/platform/db/batch.ts';
import { startServices } from '../../server/start-services.ts';
import { urlOf } from '../../server/testing/url-of.ts';
import { clinicId, type Screen } from '../rig/world.ts';
import type { HotCall, Stock } from './calls.ts';
import { type Program, programOf, type Recorded, type Recording } from './program.ts';

/** The product's input to pg: see `server/platform/db/batch.ts`. */
type SentBatch = {
  readonly statements: readonly Statement[];
  readonly asked: readonly number[];
  readonly outcomes: readonly Outcome[];
  handleReadyForQuery(): void;
};

const BEGIN: Recorded = { text: 'begin', values: undefined, row: undefined };
const COMMIT: Recorded = { ...BEGIN, text: 'commit' };

/** Records the statements sent through a connection and their rows. */
function listenTo(client: pg.PoolClient, sink: () => Recorded[] | undefined): void {
  const send = client.query.bind(client) as (batch: unknown) => unknown;
  const query = (batch: SentBatch) => {
    const sent = batch.statements.map(
      ({ text, values = [] }): Recorded => ({ text, values, row: undefined }),
    );
    sink()?.push(...sent);
    const ready = batch.handleReadyForQuery.bind(batch);
    batch.handleReadyForQuery = () => {
      for (const [nth, position] of batch.asked.entries()) {
        const one = sent[position];
        if (one) one.row = batch.outcomes[nth]?.rows[0];
      }
      ready();
    };
    return send(batch);
  };
  Object.assign(client, { query });
}

/**
 * A plain program cannot pipeline a parameterised query, but it can open its transaction in one
 * round trip: BEGIN and the scope in one text. It does so too where the product sets the scope of
 * each batch and opens none.
 */
function openedAtOnce(recorded: readonly Recorded[]): Recorded[] {
  const [begin, ...others] =
    recorded[0]?.text === 'begin' ? recorded : [BEGIN, ...recorded, COMMIT];
  const [scope, ...rest] = others;
  if (!begin || !scope) throw new Error('Nothing was recorded.');
  const settings = scope.text.replaceAll(/\$(\d+)/g, (_, nth) => `'${scope.values?.[nth - 1]}'`);
  const opening = { text: `${begin.text}; ${settings}`, values: undefined, row: undefined };
  const queries = rest.filter(({ text }) => text !== scope.text);
  return [
    opening,
    ...queries.map((one) => (one.text === 'commit' ? { ...one, values: undefined } : one)),
  ];
}

/**
 * Makes each call twice in the product, by users of two clinics, records its statements, and
 * returns the programs that the bare server replays.
 */
export async function recordPrograms(
  connection: pg.ClientConfig,
  calls: readonly HotCall[],
  { stock, screenOf }: { stock: Stock; screenOf: (call: HotCall, clinic: number) => Screen },
): Promise<Record<string, Program>> {
  // Statements of the server's own timers are not the call's.
  const recording = new AsyncLocalStorage<Recorded[]>();
  let made = 0;
  const started = await startServices({ connection, onDatabaseError: () => {} });
  // The pool opened its first connection at the start already.
  const heard = new WeakSet<pg.PoolClient>();
  started.pool.on('acquire', (client) => {
    if (!heard.has(client)) listenTo(client, () => recording.getStore());
    heard.add(client);
  });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });

  async function recorded(call: HotCall, clinic: number): Promise<Recording> {
    const screen = screenOf(call, clinic);
    const make = async () => {
      made += 1;
      const input = call.input(stock, clinic, made);
      const { method } = call.endpoint;
      const headers = { authorization: `Bearer ${screen.token}` };
      const payload = input.body === undefined ? {} : { payload: input.body as object };
      const reply = await app.inject({
        method,
        url: urlOf(call.endpoint, input),
        headers,
        ...payload,
      });
      if (reply.statusCode >= 300) throw new Error(`${call.name}: ${reply.body}`);
      return input;
    };
    // The first call finds the session, which the product then caches. Sequential numbers must
    // differ between the clinics, since equal values are taken for constants.
    for (let times = 0; times <= clinic; times += 1) await make();
    const statements: Recorded[] = [];
    const { params, query, body } = await recording.run(statements, make);
    await pause(1);
    const sent = { params: { ...Object(params), ...Object(query) }, body };
    const context = { clinicId: clinicId(clinic), userId: screen.userId, sent };
    return { context, statements: openedAtOnce(statements) };
  }

  try {
    const programs: Record<string, Program> = {};
    for (const call of calls) {
      programs[call.name] = programOf(await recorded(call, 0), await recorded(call, 1));
    }
    return programs;
  } finally {
    await app.close();
    await started.close();
  }
}
