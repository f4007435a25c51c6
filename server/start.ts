import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endLostRuns } from './ai/index.ts';
import { buildApp } from './app.ts';
import { createFirstSuperadmin, removeOldGuesses } from './auth/index.ts';
import { BackupError, clockWarning } from './backup/index.ts';
import type { Config } from './config.ts';
import { type DemoSignIn, fillDemo } from './demo/index.ts';
import { removeOldLabImportNotes } from './lab/index.ts';
import { openDatabase } from './open-database.ts';
import { PAYMENT_RECEIVERS } from './payment-receivers.ts';
import { forgetNews, startPaymentJobs } from './payments/index.ts';
import { removeOldImportNotes } from './pharmacy/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { MigrationError } from './platform/db/migrate.ts';
import type { Wall } from './platform/db/wall.ts';
import type { Doors } from './platform/doors.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { loggableError } from './platform/http/replies/error-reply.ts';
import { createLogger } from './platform/log.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import { removeLeftOvers } from './platform/private-folder.ts';
import { removeOldImportRows } from './platform/spreadsheet/kept-rows.ts';
import { removeDrafts, startAnnouncingDue } from './queue/index.ts';
import { type BackupPlan, planBackups } from './start-backups.ts';
import { DatabaseStartError } from './start-error.ts';
import { startServices } from './start-services.ts';
import { sumFigures } from './summed-figures.ts';

export type RunningServer = {
  url: string;
  /** The location of the data, as text for people. */
  location: string;
  /** The provider of online payments. */
  payment: PaymentProvider['name'];
  /** The login that limits a request to its clinic. */
  wall: Wall;
  doors: Doors;
  /** The start-up lines about backups and the database upgrade. */
  backups: ReturnType<BackupPlan['lines']>;
  /** A problem with the computer's clock, if any. */
  clockIsWrong: string | undefined;
  /** The configured model, if any. */
  model: string | undefined;
  /** The sign-ins of the demo clinic, if it was created at this start. */
  demo: DemoSignIn[] | undefined;
  /** Finishes running requests, then closes everything in reverse order. */
  stop(): Promise<void>;
};

/** How long a stop waits for running work. */
const DRAIN_MS = 10_000;

/**
 * The demo's public password is used only when no other machine can reach the server. Otherwise its
 * people share a random one. A configured superadmin replaces the demo's.
 */
function demoOptions({ doors, superadmin }: Config) {
  return {
    withSuperadmin: superadmin === undefined,
    ...(doors.reachable && { password: randomBytes(9).toString('base64url') }),
  };
}

async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(timer);
}

/**
 * Starts everything: database, tables, first superadmin, the demo clinic if requested, and the web
 * server. Closes what was opened when a later step fails.
 */
export async function start(
  config: Config,
  options: { demo: boolean; signal: AbortSignal; clock?: Clock },
): Promise<RunningServer> {
  const { signal, clock = systemClock } = options;
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    const logger = createLogger(config.logLevel);
    // Removes export files left by a killed server.
    await removeLeftOvers();
    const database = await openDatabase(config, (line) => logger.warn(line));
    opened.push(() => database.stop());
    signal.throwIfAborted();
    const plan = await planBackups(config, { connection: database.direct, clock });
    const started = await startServices({
      beforeMigration: (names) => plan.beforeMigration(names),
      connection: database.connection,
      system: database.system,
      direct: database.direct,
      preparesStatements: config.preparesStatements,
      diskTrouble: () => database.diskTrouble(),
      clock,
      payment: config.payment,
      assistant: config.assistant,
      doors: config.doors,
      onDatabaseError: (error) => logger.error({ err: error.message }, 'database connection lost'),
    }).catch((error: unknown) => {
      const isSpoken = error instanceof MigrationError || error instanceof BackupError;
      throw isSpoken ? error : new DatabaseStartError(error);
    });
    opened.push(() => started.close());
    const { services } = started;
    const housekeeping = startHousekeeping({
      services,
      chores: [
        endLostRuns,
        forgetNews,
        removeDrafts,
        removeOldGuesses,
        removeOldImportRows,
        removeOldImportNotes,
        removeOldLabImportNotes,
        sumFigures,
      ],
      onError: (error) => logger.error({ err: loggableError(error) }, 'housekeeping failed'),
    });
    opened.push(async () => housekeeping.stop());
    const due = startAnnouncingDue(services, (error) =>
      logger.error({ err: loggableError(error) }, 'announcing booked patients failed'),
    );
    opened.push(async () => due.stop());
    const nightly = await plan.begin(services, (error) =>
      logger.error({ err: loggableError(error) }, 'nightly backup failed'),
    );
    opened.push(async () => nightly?.stop());
    const clockIsWrong = await clockWarning(services);
    const demo = options.demo
      ? await fillDemo(services, { owner: database.direct, ...demoOptions(config) })
      : undefined;
    if (config.superadmin) await createFirstSuperadmin(services, config.superadmin);
    const app = await buildApp({ services, logger, trustProxy: config.trustProxy });
    opened.push(() => closeWithin(app, DRAIN_MS));
    signal.throwIfAborted();
    const url = await app.listen({ host: config.host, port: config.port });
    const payments = startPaymentJobs(services, PAYMENT_RECEIVERS, (error) =>
      logger.error({ err: loggableError(error) }, 'settling payments failed'),
    );
    opened.push(async () => payments.stop());
    return {
      url,
      location: database.location,
      wall: started.wall,
      payment: config.payment.name,
      doors: config.doors,
      backups: plan.lines(),
      clockIsWrong,
      model: config.assistant.model?.name,
      demo,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
