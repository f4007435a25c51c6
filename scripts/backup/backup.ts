// `npm run backup -- FILE`: writes the whole database to one file while the server runs. `npm run
// backup -- --key` prints the backup key, `-- --new-key` creates another one.
import { keyText, newKey, replaceKey, writeBackup } from '../../server/backup/index.ts';
import { databaseCommand, sealingKey, type Work } from './database-command.ts';

const KEEP = 'Keep it on paper, away from this computer: without it nobody can read the backups.';

async function makeKey({ config }: Work): Promise<string[]> {
  if (config.databaseUrl !== undefined || config.backupKey !== undefined) {
    return [keyText(newKey()), 'Set BACKUP_KEY to it, and keep it on paper as well.'];
  }
  const key = await replaceKey(config.dataDir);
  return [
    `${keyText(key)}   (key ${key.id})`,
    KEEP,
    'It seals every backup from now on; after a restart of the server the nightly ones as well.',
    'Older backups keep needing the key that they were made with: do not throw it away.',
  ];
}

await databaseCommand(
  'npm run backup -- FILE   (or --key, --new-key)',
  async (given) => {
    if (given.has('new-key')) return makeKey(given);
    if (given.has('key')) {
      const key = await sealingKey(given);
      return [`${keyText(key)}   (key ${key.id})`, KEEP];
    }
    const file = given.argument();
    const connection = await given.connect();
    const key = await sealingKey(given);
    const { onProgress } = given;
    await writeBackup(connection, { file, madeAt: new Date(), key, onProgress });
    return [
      `The backup is in ${file}.`,
      `It is encrypted: only key ${key.id} opens it (npm run backup -- --key prints it).`,
    ];
  },
  { key: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
);
