// `npm run readme`: writes the table of environment variables into the README.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Environment } from '../../server/environment.ts';

const README = join(import.meta.dirname, '../../README.md');
const BETWEEN = /(<!-- environment -->\n)[\s\S]*?(<!-- \/environment -->)/;

/** The table of all environment variables in Markdown. */
export function environmentTable(): string {
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const { default: fallback } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    const value = fallback === undefined ? 'not set' : `\`${fallback}\``;
    return `| \`${name}\` | ${value} | ${schema.description} |`;
  });
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The README with the current table. */
export function withTable(readme: string): string {
  return readme.replace(
    BETWEEN,
    (_all, before, after) => `${before}${environmentTable()}\n${after}`,
  );
}

if (import.meta.main) await writeFile(README, withTable(await readFile(README, 'utf8')));
