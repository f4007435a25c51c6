import { type LazyPage, lazyPage } from '../routing/lazy-page.tsx';

type OwnerSection = {
  /** The id in `?section=`. */
  readonly id: string;
  readonly name: string;
  readonly section: LazyPage;
};

/** The sections of the owner's page; the first is the default. */
export const OWNER_SECTIONS: readonly [OwnerSection, ...OwnerSection[]] = [
  {
    id: 'people',
    name: 'People',
    section: lazyPage(() => import('#web/owner/index.ts').then((module) => module.PeopleSection)),
  },
  {
    id: 'second-factor',
    name: 'Second factor',
    section: lazyPage(() => import('#web/owner/index.ts').then((module) => module.FactorSection)),
  },
  {
    id: 'health',
    name: 'Backups and clock',
    section: lazyPage(() => import('#web/backup/index.ts').then((module) => module.HealthSection)),
  },
  {
    id: 'access',
    name: 'Who looked',
    section: lazyPage(() => import('#web/access/index.ts').then((module) => module.AccessSection)),
  },
  {
    id: 'breaches',
    name: 'Breaches',
    section: lazyPage(() => import('#web/access/index.ts').then((module) => module.BreachSection)),
  },
  {
    id: 'privacy',
    name: 'Privacy',
    section: lazyPage(() =>
      import('#web/privacy/index.ts').then((module) => module.PrivacySection),
    ),
  },
];
