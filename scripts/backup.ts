// `npm run backup -- FILE`: the whole database in one file, while the server goes on working.
import { writeBackup } from '../server/backup/index.ts';
import { databaseCommand } from './database-command.ts';

await databaseCommand('npm run backup -- FILE', async ({ argument, connection }) => {
  await writeBackup(connection, { file: argument, madeAt: new Date() });
  return [
    `The backup is in ${argument}.`,
    'It holds patients’ data: keep it where only you can read it.',
  ];
});
