// `npm run restore -- FILE`: replaces the database with a backup. With `--check` it only verifies
// the file; with `--decrypt OUT` it only decrypts it.
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  BackupError,
  checkBackup,
  countBackup,
  linesOfFile,
  type Opening,
  restoreBackup,
  unsealedFile,
} from '../../server/backup/index.ts';
import { databaseCommand, openingKeys, sealingKey, type Work } from './database-command.ts';

async function check({ onProgress }: Work, file: string, opening: Opening): Promise<string[]> {
  const { madeAt, tables } = await checkBackup(file, { opening, at: new Date(), onProgress });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${file} is good. It was made on ${madeAt}.`,
    opening.unencrypted
      ? 'Not proven: who made it. It may be unencrypted, and then anybody could have changed it.'
      : 'It is encrypted, and no byte of it was changed since it was made with its key.',
    `It was restored into an empty database beside the clinic’s: ${tables.length} tables, ${rows} rows,`,
    'each table’s rows counted and compared by SHA-256, every reference between tables checked.',
    'That database is removed again. The clinic’s was not touched.',
  ];
}

async function decrypt(file: string, opening: Opening, to: string): Promise<string[]> {
  const target = await open(to, 'wx', 0o600).catch((error: Error) => {
    throw new BackupError(`${to} cannot be written: ${error.message}.`);
  });
  try {
    const source = Readable.from(unsealedFile(file, opening), { objectMode: false });
    await pipeline(source, target.createWriteStream());
  } catch (error) {
    await rm(to);
    throw error;
  }
  return [`${to} is the backup without its encryption: lines of JSON in gzip, for any tool.`];
}

async function restore(given: Work, file: string, opening: Opening): Promise<string[]> {
  const { onProgress } = given;
  // Reports a wrong key and any damage before opening the database.
  const total = await countBackup(linesOfFile(file, opening), onProgress);
  const connection = await given.connect();
  const key = await sealingKey(given);
  const { madeAt, tables, before } = await restoreBackup(connection, {
    lines: linesOfFile(file, opening),
    keepIn: { file: `${file}.before-${Date.now()}`, key },
    at: new Date(),
    onProgress,
    total,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The clinic is as it was on ${madeAt}: ${tables.length} tables, ${rows} rows, each compared.`,
    ...(before ? [`What was there until now is in ${before} (key ${key.id}).`] : []),
    'Everybody has to sign in again.',
  ];
}

await databaseCommand(
  'npm run restore -- FILE   (with --key KEYFILE, --check, --decrypt OUT, --unencrypted)',
  async (given) => {
    const file = given.argument();
    const opening = { keys: await openingKeys(given), unencrypted: given.has('unencrypted') };
    const out = given.fileOf('decrypt');
    if (out !== undefined) return decrypt(file, opening, out);
    return given.has('check') ? check(given, file, opening) : restore(given, file, opening);
  },
  {
    key: { type: 'string' },
    check: { type: 'boolean' },
    decrypt: { type: 'string' },
    unencrypted: { type: 'boolean' },
  },
);
