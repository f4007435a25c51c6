import { resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const PORT_RULE = 'must be a whole number from 0 to 65535';
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

/**
 * Every environment variable there is. The README's table is made from the descriptions here
 * (`npm run readme`), and a test holds the two together.
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
    .describe('Address that it listens on; `0.0.0.0` for every network.'),
  DATA_DIR: z
    .preprocess(blankIsUnset, z.string().default('./data'))
    .describe('Folder of the embedded database.'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
      .refine((url) => URL.canParse(url), { error: 'is no address of a database' }),
  ).describe('A PostgreSQL (15 or newer) to use instead of the embedded one.'),
  SUPERADMIN_EMAIL: optional(z.email({ error: 'must be an email address' })).describe(
    'Email of the first superadmin, made at start-up when there is none yet.',
  ),
  SUPERADMIN_PASSWORD: optional(
    z.string().min(PASSWORD_MIN, { error: `must have at least ${PASSWORD_MIN} characters` }),
  ).describe('Their password, 6 characters or more.'),
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
    .describe('How much is logged.'),
  NODE_ENV: z
    .preprocess(blankIsUnset, z.enum(['production', 'development', 'test']).default('production'))
    .describe('`production`, `development` or `test`.'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  superadmin: { email: string; password: string } | undefined;
  trustProxy: boolean;
  logLevel: z.output<typeof Environment>['LOG_LEVEL'];
};

/** A variable that cannot be used; its message is the one line that the operator reads. */
export class ConfigError extends Error {}

/** Reads the environment. Throws `ConfigError` naming the first variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The variable ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const { data } = parsed;
  if ((data.SUPERADMIN_EMAIL === undefined) !== (data.SUPERADMIN_PASSWORD === undefined)) {
    throw new ConfigError(
      'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD go together: set both or none.',
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    superadmin:
      data.SUPERADMIN_EMAIL !== undefined && data.SUPERADMIN_PASSWORD !== undefined
        ? { email: data.SUPERADMIN_EMAIL.toLowerCase(), password: data.SUPERADMIN_PASSWORD }
        : undefined,
    trustProxy: data.TRUST_PROXY === 'true',
    logLevel: data.LOG_LEVEL,
  };
}
