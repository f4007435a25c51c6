import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { BackupError, type BackupKey, readKey } from './backup/index.ts';
import { Environment } from './environment.ts';
import { type AssistantSettings, OFFLINE } from './platform/assistant-settings.ts';
import { type Doors, doorsOf } from './platform/doors.ts';
import type { LogLevel } from './platform/log.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database with the login for work across clinics. */
  systemDatabaseUrl: string | undefined;
  /** The same database for work that needs a session of its own. */
  directDatabaseUrl: string | undefined;
  preparesStatements: boolean;
  /**
   * The backup folder, an optional second folder for copies, and how many nightly backups to keep.
   */
  backups: { folder: string; kept: number; copyFolder?: string } | undefined;
  /** The backup key, if not the one in the data folder. */
  backupKey: BackupKey | undefined;
  backsUpBeforeUpgrade: boolean;
  superadmin: { email: string; password: string } | undefined;
  payment: PaymentProvider;
  assistant: AssistantSettings;
  doors: Doors;
  trustProxy: boolean;
  logLevel: LogLevel;
};

/** A variable is invalid. The operator sees the message as a single line. */
export class ConfigError extends Error {}

/** Three keys select Razorpay, none selects the sandbox. One or two are an error. */
function paymentProvider(data: z.output<typeof Environment>, doors: Doors): PaymentProvider {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = data;
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret } = data;
  if (keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined) {
    const baseUrl = data.RAZORPAY_BASE_URL.replace(/\/+$/, '');
    return { name: 'razorpay', keyId, keySecret, webhookSecret, baseUrl };
  }
  if ([keyId, keySecret, webhookSecret].some((key) => key !== undefined)) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together: set all three or none.',
    );
  }
  const isOffered = data.PAYMENT_SANDBOX ?? String(!doors.reachable);
  return { name: isOffered === 'true' ? 'sandbox' : 'none' };
}

function backupsOf(data: z.output<typeof Environment>): Config['backups'] {
  const { BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_KEY, DATABASE_URL, BACKUPS_KEPT: kept } = data;
  const folder = BACKUP_DIR ?? (DATABASE_URL ? undefined : join(data.DATA_DIR, 'backups'));
  if (folder === undefined) {
    if (BACKUP_COPY_DIR === undefined) return undefined;
    throw new ConfigError('BACKUP_COPY_DIR with DATABASE_URL goes with BACKUP_DIR: set both.');
  }
  if (DATABASE_URL !== undefined && BACKUP_KEY === undefined) {
    throw new ConfigError(
      'BACKUP_DIR with DATABASE_URL goes with BACKUP_KEY: npm run backup -- --new-key prints a new one.',
    );
  }
  const copyFolder = BACKUP_COPY_DIR === undefined ? undefined : resolve(BACKUP_COPY_DIR);
  return { folder: resolve(folder), kept, ...(copyFolder !== undefined && { copyFolder }) };
}

function backupKeyOf(typed: string | undefined): BackupKey | undefined {
  if (typed === undefined) return undefined;
  try {
    return readKey(typed);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new ConfigError(`The variable BACKUP_KEY is wrong: ${error.message}`);
  }
}

/**
 * An address and a model select the model provider. Without both, the offline assistant answers.
 */
function assistantSettings(data: z.output<typeof Environment>): AssistantSettings {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_DAILY_LIMIT } = data;
  const settings = { ...OFFLINE, dailyLimit: AI_DAILY_LIMIT };
  if (baseUrl !== undefined && name !== undefined) {
    return { ...settings, model: { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, name } };
  }
  if (baseUrl !== undefined || name !== undefined || apiKey !== undefined) {
    throw new ConfigError('AI_BASE_URL and AI_MODEL go together: set both or none.');
  }
  return settings;
}

/** Parses the environment. Throws `ConfigError` naming the first invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The variable ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const { data } = parsed;
  if (data.DATABASE_DIRECT_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_DIRECT_URL goes with DATABASE_URL: set both or neither.');
  }
  const { DATABASE_SYSTEM_URL: systemDatabaseUrl, DATABASE_DIRECT_URL } = data;
  if (systemDatabaseUrl !== undefined && DATABASE_DIRECT_URL === undefined) {
    throw new ConfigError(
      'DATABASE_SYSTEM_URL goes with DATABASE_URL and DATABASE_DIRECT_URL: set all three.',
    );
  }
  if ((data.SUPERADMIN_EMAIL === undefined) !== (data.SUPERADMIN_PASSWORD === undefined)) {
    throw new ConfigError(
      'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD go together: set both or none.',
    );
  }
  const doors = doorsOf(data);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    systemDatabaseUrl,
    directDatabaseUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    preparesStatements: data.PREPARED_STATEMENTS === 'true',
    backups: backupsOf(data),
    backupKey: backupKeyOf(data.BACKUP_KEY),
    backsUpBeforeUpgrade: data.BACKUP_BEFORE_UPGRADE === 'true',
    superadmin:
      data.SUPERADMIN_EMAIL !== undefined && data.SUPERADMIN_PASSWORD !== undefined
        ? { email: data.SUPERADMIN_EMAIL.toLowerCase(), password: data.SUPERADMIN_PASSWORD }
        : undefined,
    payment: paymentProvider(data, doors),
    assistant: assistantSettings(data),
    doors,
    trustProxy: data.TRUST_PROXY === 'true',
    logLevel: data.LOG_LEVEL,
  };
}
