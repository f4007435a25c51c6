// `npm run interactions`: writes the tables of interactions into docs/interactions.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRUG_CLASSES } from '../../contract/safety/classes/drug-classes.ts';
import { CLASS_NAMES, rowsOf } from '../../contract/safety/ingredient-tables.rules.ts';
import { GROUPS } from '../../contract/safety/interactions/groups.data.ts';
import { INTERACTION_TABLES } from '../../contract/safety/interactions/interaction-tables.ts';

export const INTERACTIONS_PAGE = join(import.meta.dirname, '../../docs/interactions.md');
const BETWEEN = /(<!-- interactions -->\n)[\s\S]*?(<!-- \/interactions -->)/;

/** `@azole` as a link to the list of its members. */
function linked(side: string): string {
  return side.replace(/(-?)@(\w+)/g, (_all, out: string, name: string) => {
    const text = out === '' ? name : `except ${name}`;
    return `[${text}](#${name.toLowerCase()})`;
  });
}

const SEVERITIES: Readonly<Record<string, string>> = {
  serious: '**asks for a reason**',
  note: 'note',
};

function lineOf([left = '', right = '', severity = '', what = '', source = '']: string[]): string {
  const cells = [linked(left), linked(right), SEVERITIES[severity] ?? '', what, source];
  return `| ${cells.join(' | ')} |`;
}

function membersSection(name: string, members: string): string {
  return `### ${name}\n\n${linked(members)}`;
}

/** Every line of the interactions, and the members of each class and group, as Markdown. */
export function interactionsText(): string {
  const tables = Object.entries(INTERACTION_TABLES).map(([title, table]) =>
    [
      `## ${title}\n`,
      '| Drug or class | With | Severity | What may happen | Label and section |',
      '| --- | --- | --- | --- | --- |',
      ...rowsOf(table).map(lineOf),
    ].join('\n'),
  );
  const classes = CLASS_NAMES.map((name) => membersSection(name, DRUG_CLASSES[name].members));
  const groups = rowsOf(GROUPS, ':').map(([name = '', members = '']) =>
    membersSection(name, members),
  );
  return [...tables, '## Classes', ...classes, '## Groups by mechanism', ...groups].join('\n\n');
}

/** The page with the text as it should be. */
export function withInteractions(page: string): string {
  return page.replace(
    BETWEEN,
    (_all, before, after) => `${before}\n${interactionsText()}\n\n${after}`,
  );
}

if (import.meta.main) {
  const page = await readFile(INTERACTIONS_PAGE, 'utf8');
  await writeFile(INTERACTIONS_PAGE, withInteractions(page));
}
