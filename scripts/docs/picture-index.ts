import { fileOf, type Picture } from './picture-list.ts';

const STYLE = `body { font: 14px sans-serif; margin: 24px; background: #e9ecef }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } img { height: 360px; border: 1px solid #adb5bd } h3 { font-weight: 500 }`;

/** The page that shows the pictures: by role, then by address, the widths and themes side by side. */
export function indexOf(pictures: readonly Picture[]): string {
  const byRole = Map.groupBy(pictures, ({ viewer }) => viewer);
  const sections = [...byRole].map(([viewer, ofRole]) => {
    const byPage = [...Map.groupBy(ofRole, ({ address }) => address)];
    const pages = byPage.map(
      ([address, ofPage]) => `<h3>${address}</h3><div>${figures(ofPage)}</div>`,
    );
    return `<h2 id="${viewer}">${viewer}</h2>${pages.join('\n')}`;
  });
  const links = [...byRole.keys()].map((viewer) => `<a href="#${viewer}">${viewer}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>${STYLE}</style><nav>${links.join(' · ')}</nav>${sections.join('\n')}</html>\n`;
}

function figures(pictures: readonly Picture[]): string {
  const shown = pictures.map((picture) => {
    const { width, scheme } = picture;
    const file = fileOf(picture);
    const image = `<img loading="lazy" src="${file}" alt="${file}">`;
    return `<figure><a href="${file}">${image}</a><figcaption>${width} ${scheme}</figcaption></figure>`;
  });
  return shown.join('');
}
