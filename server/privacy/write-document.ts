import type { Block, CopyDocument, Entry, Section } from './copy.document.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function blockHtml(block: Block): string {
  if ('facts' in block) {
    if (block.facts.length === 0) return '';
    const pairs = block.facts.map(
      ([name, value]) => `<div>${tag('dt', name)}${tag('dd', value)}</div>`,
    );
    return `<dl>${pairs.join('')}</dl>`;
  }
  if ('text' in block) {
    return `${block.label ? tag('h4', block.label) : ''}${tag('p', block.text)}`;
  }
  const head = block.head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const rows = block.rows.map((row) => `<tr>${row.map((cell) => tag('td', cell)).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const entryHtml = ({ heading, blocks }: Entry) =>
  `<article>${heading ? tag('h3', heading) : ''}${blocks.map(blockHtml).join('\n')}</article>`;

function sectionHtml({ title, entries }: Section): string {
  const body =
    entries.length > 0 ? entries.map(entryHtml).join('\n') : tag('p', 'Nothing is kept.');
  return `<section>${tag('h2', title)}\n${body}</section>`;
}

// The file may be read elsewhere and years later, so it contains everything and runs no script.
const STYLE = `
@page { size: A4; margin: 18mm 16mm; }
body { font: 15px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
header { border-bottom: 2px solid #1a1a1a; margin-bottom: 1rem; }
header p { margin: 0; } header p:last-child { margin-bottom: .75rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; border-bottom: 1px solid #bbb; margin-top: 2rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; } h4 { font-size: .9rem; margin: .5rem 0 0; }
h2, h3, h4 { break-after: avoid; } p { margin: .25rem 0; white-space: pre-wrap; }
dl { margin: .25rem 0; } dl div { display: flex; gap: 1ch; } dt { flex: 0 0 11rem; color: #555; } dd { margin: 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .93em; }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid #ccc; padding: .2rem .6rem .2rem 0; white-space: pre-wrap; }
tr { break-inside: avoid; } footer { margin-top: 2rem; border-top: 1px solid #bbb; color: #555; }
.clinic { font-size: 1.2rem; font-weight: 600; }
@media (max-width: 30rem) { dl div { display: block; margin-bottom: .25rem; } }
@media print { body { font-size: 10.5pt; max-width: none; padding: 0; } .wide { overflow: visible; } }
`;

/** Renders a document as one HTML page without scripts, for screen and A4. Escapes every text. */
export function documentHtml(document: CopyDocument): string {
  const { title, clinic, letterhead, intro, sections, footer } = document;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${tag('title', `${title} – ${clinic}`)}
<style>${STYLE}</style>
</head>
<body>
<header><p class="clinic">${escaped(clinic)}</p>${letterhead.map((line) => tag('p', line)).join('')}</header>
<main>
${tag('h1', title)}
${intro.map((line) => tag('p', line)).join('\n')}
${sections.map(sectionHtml).join('\n')}
</main>
${footer ? tag('footer', footer) : ''}
</body>
</html>
`;
}
