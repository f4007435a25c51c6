import { z } from 'zod';

/**
 * A backup is sealed (`seal.ts`), gzipped text: the head, then each table with its rows (one JSON
 * object a line) and their checksum, then the end. Lines other than rows begin with `#`.
 */
export const FORMAT = 1;

const Sum = z.object({ rows: z.int().min(0), sha256: z.string() });

export const Head = z.object({
  openopd_backup: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type Head = z.output<typeof Head>;

export const Mark = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.string(), ...Sum.shape }),
  z.object({ complete: z.literal(true), tables: z.int().min(0) }),
]);
export type Mark = z.output<typeof Mark>;

export const isMark = (line: string) => line.startsWith('#');

export function markLine(mark: Head | Mark): string {
  return `#${JSON.stringify(mark)}\n`;
}
