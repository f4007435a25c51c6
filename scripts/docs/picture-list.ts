import {
  addressesOf,
  type PageRole,
  ROLES_WITH_PAGES,
  SIGNED_OUT,
} from '../../e2e/rig/page-table.ts';

export const SCHEMES = ['light', 'dark'] as const;

/** The role that sees a page; `nobody` has no session. */
export type Viewer = PageRole | 'nobody';

/** A page as one role sees it, at one width in one theme. */
export type Picture = {
  readonly viewer: Viewer;
  readonly address: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
};

const WIDTHS = [1366, 360];
const MAIN_WIDTHS = [1366, 1920, 768, 360];

/** The pages on which a role spends its day. */
export const MAIN_PAGES: Readonly<Record<Viewer, readonly string[]>> = {
  nobody: ['/login'],
  receptionist: ['/dashboard', '/billing'],
  doctor: [
    '/dashboard/queue',
    '/dashboard/edit-complaint/:visitId',
    '/dashboard/patient-record/:patientId',
  ],
  pharmacy: ['/dashboard', '/dashboard/inventory'],
  lab: ['/dashboard'],
  admin: ['/dashboard', '/dashboard/doctor', '/dashboard/money'],
  superadmin: ['/dashboard'],
};

function pagesOf(viewer: Viewer): readonly string[] {
  return viewer === 'nobody' ? SIGNED_OUT : addressesOf(viewer);
}

/** The options of the command line. */
export type Wanted = {
  readonly role?: string | undefined;
  /** A part of the address. */
  readonly only?: string | undefined;
  /** Every page in the dark theme too, instead of the main ones only. */
  readonly dark?: boolean | undefined;
};

/**
 * Every page of every role at two widths, light; the main ones at four widths in both themes. In the
 * order that changes user, width and theme least often.
 */
export function listPictures({ role, only = '', dark = false }: Wanted = {}): Picture[] {
  const viewers: Viewer[] = ['nobody', ...ROLES_WITH_PAGES];
  return viewers
    .filter((viewer) => role === undefined || viewer === role)
    .flatMap((viewer) =>
      MAIN_WIDTHS.flatMap((width) =>
        SCHEMES.flatMap((scheme) => {
          const isForAll = WIDTHS.includes(width) && (scheme === 'light' || dark);
          const pages = isForAll ? pagesOf(viewer) : MAIN_PAGES[viewer];
          const chosen = pages.filter((address) => address.includes(only));
          return chosen.map((address) => ({ viewer, address, width, scheme }));
        }),
      ),
    );
}

/** `doctor-dashboard-queue.360.dark.png` */
export function fileOf({ viewer, address, width, scheme }: Picture): string {
  const page = address.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
  return `${viewer}${page}.${width}${scheme === 'dark' ? '.dark' : ''}.png`;
}
