// `npm run move -- postgres://…`: copies the database to another PostgreSQL; only reads the old
// one.
import { BackupError, moveHouse } from '../../server/backup/index.ts';
import { databaseCommand } from './database-command.ts';

await databaseCommand('npm run move -- postgres://…', async (given) => {
  const argument = given.argument();
  if (!/^postgres(ql)?:\/\//.test(argument) || !URL.canParse(argument)) {
    throw new BackupError('name the new database as postgres://user:password@host:5432/name.');
  }
  const { tables } = await moveHouse(await given.connect(), {
    to: { connectionString: argument },
    at: new Date(),
    onProgress: given.onProgress,
  });
  const width = Math.max(...tables.map(({ name }) => name.length));
  return [
    ...tables.map(({ name, rows }) => `${name.padEnd(width)} ${String(rows).padStart(10)}  same`),
    'Rows and checksums of every table are the same in both. The old database is as it was.',
    'Stop the server before people work on, move once more into an empty database if they did',
    'meanwhile, and start it with DATABASE_URL set to the new one.',
  ];
});
