import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';
import { BackupError, type BackupKey, readKey } from './backup/index.ts';
import { type AssistantSettings, OFFLINE } from './platform/assistant-settings.ts';
import { type Doors, doorsOf } from './platform/doors.ts';
import type { LogLevel } from './platform/log.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const LIMIT_RULE = 'must be a whole number from 0';
const PORT_RULE = 'must be a whole number from 0 to 65535';
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
  .refine((url) => URL.canParse(url), { error: 'is no address of a database' });

/** Razorpay's address, by default. */
const RAZORPAY = 'https://api.razorpay.com';

/**
 * Every environment variable. The README's table is generated from these descriptions (`npm run
 * readme`), and a test compares the two.
 */
export const Environment = z.object({
  PORT: z
    .preprocess(
      blankIsUnset,
      z.coerce
        .number({ error: PORT_RULE })
        .int({ error: PORT_RULE })
        .min(0, { error: PORT_RULE })
        .max(65_535, { error: PORT_RULE })
        .default(3000),
    )
    .describe('Port of the web server.'),
  HOST: z
    .preprocess(blankIsUnset, z.string().default('127.0.0.1'))
    .describe('Address to listen on; `0.0.0.0` for every network.'),
  DATA_DIR: z
    .preprocess(blankIsUnset, z.string().default('./data'))
    .describe('Folder of the embedded database.'),
  DATABASE_URL: optional(databaseAddress).describe(
    'A PostgreSQL (15 or newer) to use instead of the embedded one; it may be a pooler in transaction mode ([more](docs/several-servers.md)).',
  ),
  DATABASE_DIRECT_URL: optional(databaseAddress).describe(
    'The same database without the pooler, or through it in session mode, for work that needs a session: live events, migrations, backups. Default: `DATABASE_URL`.',
  ),
  DATABASE_SYSTEM_URL: optional(databaseAddress).describe(
    'The same database with another login, for sign-in, accounts, jobs and the superadmin, so that the login of `DATABASE_URL` has no more rights than a request needs ([more](docs/several-servers.md#logins-of-the-database)). Default: `DATABASE_URL`.',
  ),
  PREPARED_STATEMENTS: z
    .preprocess(
      blankIsUnset,
      z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
    )
    .describe(
      '`false` behind a pooler in transaction mode that does not pass prepared statements on: PgBouncer before 1.21, or without `max_prepared_statements`.',
    ),
  BACKUP_DIR: optional(z.string()).describe(
    'Folder of the nightly backups; without it `DATA_DIR/backups` for the embedded database, and none for `DATABASE_URL`.',
  ),
  BACKUPS_KEPT: z
    .preprocess(blankIsUnset, z.coerce.number().int().min(0).max(3_650).default(14))
    .describe(
      'Nightly backups to keep; `0` makes none at night. Backups before an upgrade are still made.',
    ),
  BACKUP_COPY_DIR: optional(z.string()).describe(
    'A second folder (a USB disk, a share, a synced folder) that each nightly backup is copied to ([more](docs/backup.md)).',
  ),
  BACKUP_KEY: optional(z.string()).describe(
    'Key that encrypts the backups, as `npm run backup -- --new-key` prints one; without it the one in `DATA_DIR`, which is made at the first start. `BACKUP_DIR` with `DATABASE_URL` needs it.',
  ),
  BACKUP_BEFORE_UPGRADE: z
    .preprocess(
      blankIsUnset,
      z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
    )
    .describe('`false` upgrades the database without a backup before it.'),
  SUPERADMIN_EMAIL: optional(z.email({ error: 'must be an email address' })).describe(
    'Email of the first superadmin, created at start-up if there is none.',
  ),
  SUPERADMIN_PASSWORD: optional(
    z
      .string()
      .min(PASSWORD_MIN, { error: `must have at least ${PASSWORD_MIN} characters` })
      .refine((value) => value.trim() !== '', { error: 'must not be only spaces' }),
  ).describe('Their password, 6 characters or more.'),
  SUPERADMIN_SECOND_FACTOR: z
    .preprocess(
      blankIsUnset,
      z
        .enum(['optional', 'required'], { error: 'must be optional or required' })
        .default('optional'),
    )
    .describe(
      '`required`: a superadmin without a second factor signs in and can do nothing before it is set up ([more](docs/guide/account.md)).',
    ),
  RAZORPAY_KEY_ID: optional(z.string()).describe(
    'Key of the Razorpay account for online payments ([more](docs/payments.md)).',
  ),
  RAZORPAY_KEY_SECRET: optional(z.string()).describe('Its secret.'),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()).describe(
    'Secret of the webhook configured at Razorpay.',
  ),
  RAZORPAY_BASE_URL: z
    .preprocess(
      blankIsUnset,
      z.url({ protocol: /^https?$/, error: 'must begin with https://' }).default(RAZORPAY),
    )
    .describe('Address of Razorpay.'),
  PAYMENT_SANDBOX: optional(z.enum(['true', 'false'], { error: 'must be true or false' })).describe(
    'Test payments instead of Razorpay: `true` or `false`. Default: only where no one else can reach the server, and never when the keys are set.',
  ),
  REGISTRATION: optional(
    z.enum(['open', 'invited'], { error: 'must be open or invited' }),
  ).describe(
    'Who may register a clinic: `open` for everyone, `invited` for the first clinic and those that the superadmin invites. Without it `open` only where no one else can reach the server.',
  ),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }),
  ).describe('Address at which people reach the server, for absolute links.'),
  AI_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }),
  ).describe(
    'Server with the OpenAI chat API, with its path: `https://api.example/v1`. Without it an offline assistant answers.',
  ),
  AI_API_KEY: optional(z.string()).describe('Its key, if it needs one.'),
  AI_MODEL: optional(z.string()).describe('Model to use.'),
  AI_DAILY_LIMIT: z
    .preprocess(
      blankIsUnset,
      z.coerce
        .number({ error: LIMIT_RULE })
        .int({ error: LIMIT_RULE })
        .min(0, { error: LIMIT_RULE })
        .default(OFFLINE.dailyLimit),
    )
    .describe('Requests to the model that one clinic may make in a day.'),
  TRUST_PROXY: z
    .preprocess(
      blankIsUnset,
      z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    )
    .describe('`true` behind one reverse proxy that adds to `X-Forwarded-For`.'),
  LOG_LEVEL: z
    .preprocess(
      blankIsUnset,
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    )
    .describe('Log level.'),
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], {
      error: 'must be production, development or test',
    }),
  ).describe('`production` counts the server as one that others can reach.'),
});

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
