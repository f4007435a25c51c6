import { z } from 'zod';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';
import { OFFLINE } from './platform/assistant-settings.ts';

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
