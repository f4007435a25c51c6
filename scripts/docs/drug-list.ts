// `npm run drugs`: writes the shipped drug list with the source of each fact into docs/drug-list.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFacts } from '../../server/pharmacy/defaults/default-facts.ts';
import { defaultMedications } from '../../server/pharmacy/defaults/default-medications.ts';

export const DRUG_LIST_PAGE = join(import.meta.dirname, '../../docs/drug-list.md');
const BETWEEN = /(<!-- drugs -->\n)[\s\S]*?(<!-- \/drugs -->)/;

/** The sources, numbered in the order in which the list first names them. */
function numbered() {
  const numbers = new Map<string, number>();
  const of = (source: string) => {
    const number = numbers.get(source) ?? numbers.size + 1;
    numbers.set(source, number);
    return number;
  };
  return { of, all: () => [...numbers.keys()] };
}

/** Every medicine of the shipped list as Markdown, each fact with the number of its source. */
export function drugListText(): string {
  const sources = numbered();
  const told = (fact: { value: string | number; source: string } | null, unit = '') =>
    fact === null ? 'unknown' : `${fact.value}${unit} [${sources.of(fact.source)}]`;
  const rows = defaultMedications().map(({ name, pack }) => {
    const composition = name.replace(/ \([^()]*\)$/, '');
    const { generic, strength, form, schedule, hsn, gst } = readFacts(composition);
    const cells = [
      ...[name, generic ?? '–', strength ?? '–', form ?? '–', pack ?? '–'],
      ...[told(schedule), told(hsn), told(gst, ' %')],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Name | Generic | Strength | Form | Pack | Schedule | HSN | GST |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '\n## Sources\n',
    ...sources.all().map((source, index) => `${index + 1}. ${source}`),
  ].join('\n');
}

/** The page with the list as it should be. */
export function withDrugList(page: string): string {
  return page.replace(BETWEEN, (_all, before, after) => `${before}\n${drugListText()}\n\n${after}`);
}

if (import.meta.main) {
  const page = await readFile(DRUG_LIST_PAGE, 'utf8');
  await writeFile(DRUG_LIST_PAGE, withDrugList(page));
}
