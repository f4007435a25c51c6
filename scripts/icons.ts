// `npm run icons`: draws web/ui/theme/icons.svg, the sprite of the icons that icons.ts names.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as icons from '../web/ui/theme/icons.ts';

const ROOT = join(import.meta.dirname, '..');
export const SPRITE = join(ROOT, 'web/ui/theme/icons.svg');
const TABLER = fileURLToPath(import.meta.resolve('@tabler/icons/outline/x.svg'));

/** Tabler's transparent square, which only keeps the size in drawing programs. */
const FRAME = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';
const LOOKS = {
  outline:
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
  filled: 'fill="currentColor"',
};

function symbolOf(name: string): string {
  const kind = name.endsWith('-filled') ? 'filled' : 'outline';
  const svg = readFileSync(
    join(TABLER, '../..', kind, `${name.replace('-filled', '')}.svg`),
    'utf8',
  );
  const shapes = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(FRAME, '')
    .replaceAll(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24" ${LOOKS[kind]}>${shapes}</symbol>`;
}

/** The sprite with one symbol for each icon, by its name. */
export function drawSprite(): string {
  const symbols = Object.values(icons).map(symbolOf).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols}\n</svg>\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(SPRITE, drawSprite());
}
