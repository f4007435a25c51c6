import { type FastifyInstance, LogController } from 'fastify';
import { type LevelWithSilent, type Logger, pino } from 'pino';

/** Fastify's own request lines carry the address, and a search in an address names a patient. */
export const LOG_CONTROLLER = new LogController({ disableRequestLogging: true });

/** How much is logged. */
export type LogLevel = LevelWithSilent;

/** Structured lines on standard output. Nothing of a patient is ever given to it. */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** One line an answered request: which endpoint, by whom, how it went and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor, noted } = request;
    if (!request.url.startsWith('/api/')) return;
    request.log.info({
      method,
      route: routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(actor && { user: actor.id, clinic: actor.clinicId }),
      ...noted,
    });
  });
}
