import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeTables } from '../server/platform/db/table-types.ts';
import { withMigratedDatabase } from '../server/testing/cluster.ts';

const FILE = join(import.meta.dirname, '../server/platform/db/schema.generated.ts');

await withMigratedDatabase(async (pool) => {
  await writeFile(FILE, await describeTables(pool));
});
console.log(`${FILE} is up to date.`);
