import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/database.ts';
import { databaseUrl } from './testing/database-url.ts';

const PROGRAM = new URL('./testing/starts/loaded-packages.child.ts', import.meta.url);

/** Each is needed for single calls only, and is loaded by the first of them. */
const HEAVY = [
  'ai',
  '@ai-sdk/openai-compatible',
  '@ai-sdk/provider-utils',
  '@e965/xlsx',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@zxcvbn-ts/language-common',
  'bwip-js',
  'yauzl',
  'yazl',
];

it('starts without the packages that only single calls need', async () => {
  const database = await createTestDatabase();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(PROGRAM)], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl(database.connection),
        PORT: '0',
        BACKUPS_KEPT: '0',
        LOG_LEVEL: 'error',
      },
    });
    const { status, packages, files } = JSON.parse(stdout);
    expect(status).toBe(200);
    expect(packages).toContain('fastify');
    expect(HEAVY.filter((name) => packages.includes(name))).toEqual([]);
    expect(files).toContain('server/demo/index.ts');
    expect(files).not.toContain('server/demo/fill-demo.ts');
  } finally {
    await database.drop();
  }
});
