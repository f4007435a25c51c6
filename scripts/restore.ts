// `npm run restore -- FILE`: puts a backup in the place of what the database holds now.
import { linesOfFile, restoreBackup } from '../server/backup/index.ts';
import { databaseCommand } from './database-command.ts';

await databaseCommand('npm run restore -- FILE', async ({ argument, connection }) => {
  const { madeAt, tables, before } = await restoreBackup(connection, {
    lines: linesOfFile(argument),
    keepIn: `${argument}.before-${Date.now()}`,
    at: new Date(),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `The clinic is as it was on ${madeAt}: ${tables.length} tables, ${rows} rows, each compared.`,
    ...(before ? [`What was there until now is in ${before}.`] : []),
    'Everybody has to sign in again.',
  ];
});
