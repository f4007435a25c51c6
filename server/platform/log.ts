import { type FastifyInstance, LogController } from 'fastify';
import { type LevelWithSilent, type Logger, pino } from 'pino';

/** Fastify's own request lines contain the URL, and a search in a URL names a patient. */
export const LOG_CONTROLLER = new LogController({ disableRequestLogging: true });

/** How much is logged. */
export type LogLevel = LevelWithSilent;

/** Structured lines on standard output. They must contain no patient data. */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Logs one line per request: the endpoint, the user, the status and the duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, actor, noted } = request;
    if (request.url.startsWith('/api/')) {
      request.log.info({
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(actor && { user: actor.id, clinic: actor.clinicId }),
        ...noted,
      });
    }
    done();
  });
}
