import { expect, it } from 'vitest';
import { PAGES, SIGNED_OUT } from '../../e2e/rig/page-table.ts';
import { fileOf, listPictures, MAIN_PAGES } from './picture-list.ts';

const names = (pictures = listPictures()) => pictures.map(fileOf);
const all = new Set(
  listPictures().map(({ viewer, address, width, scheme }) =>
    [viewer, address, width, scheme].join(' '),
  ),
);

it.each(Object.entries(PAGES))('%s: each role, on the desktop and on a phone', (address, roles) => {
  const wanted = roles.flatMap((role) => [1366, 360].map((w) => `${role} ${address} ${w} light`));
  expect(wanted.filter((one) => !all.has(one))).toEqual([]);
});

it.each(SIGNED_OUT)('%s: signed out', (address) => {
  expect(all).toContain(`nobody ${address} 360 light`);
});

it.each(Object.entries(MAIN_PAGES))(
  'the main pages of %s: four widths, two themes',
  (by, pages) => {
    const wanted = pages.flatMap((address) =>
      [1366, 1920, 768, 360].flatMap((w) =>
        ['light', 'dark'].map((s) => `${by} ${address} ${w} ${s}`),
      ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((one) => !all.has(one))).toEqual([]);
  },
);

it('gives each picture a file of its own', () => {
  expect(new Set(names()).size).toBe(listPictures().length);
  expect(names()).toContain('admin-admin-owner-section-health.360.png');
  expect(names()).toContain('doctor-dashboard-edit-complaint-visitId.1920.dark.png');
});

it('takes a part: a role, an address, or every page in the dark too', () => {
  const part = listPictures({ role: 'lab', only: 'catalogue' });
  expect(names(part)).toEqual([
    'lab-dashboard-lab-catalogue.1366.png',
    'lab-dashboard-lab-catalogue.360.png',
  ]);
  expect(names(listPictures({ dark: true }))).toContain('lab-dashboard-lab-catalogue.360.dark.png');
  expect(listPictures({ role: 'nobody' }).every(({ viewer }) => viewer === 'nobody')).toBe(true);
});
