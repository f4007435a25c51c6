import type { Desk } from '#contract/kernel/permissions.ts';
import { deskOf, type Role } from '#contract/kernel/roles.ts';
import { isPlace } from '#web/lib/address/paths.ts';
import type { IconName } from '#web/ui/theme/icon.tsx';
import * as icons from '#web/ui/theme/icons.ts';
import { type AdminSection, adminSections } from '../home/admin-sections.ts';
import type { AppRoute } from '../routing/app-route.ts';

const GROUPS = ['Today', 'Patients', 'Money', 'Pharmacy', 'Lab', 'People', 'Settings'] as const;
type Group = (typeof GROUPS)[number];

/** A link of the rail. */
export type RailItem = {
  readonly address: string;
  readonly name: string;
  readonly group: Group;
  readonly icon: IconName;
  readonly preload: (() => void) | undefined;
  /** Shown beside the name, such as a count. */
  readonly beside?: AppRoute['beside'];
  /** Behind "More". */
  readonly isHidden?: true | undefined;
};

/** The groups and icons of the pages, by the names that the specification gives them. */
const PLACES: Readonly<Record<string, readonly [Group, IconName]>> = {
  Overview: ['Today', icons.IconHome],
  Queue: ['Today', icons.IconListNumbers],
  Appointments: ['Today', icons.IconClock],
  'Doctor panel': ['Today', icons.IconStethoscope],
  'OpenOPD AI': ['Today', icons.IconSparkles],
  'All Patients': ['Patients', icons.IconUsers],
  Search: ['Patients', icons.IconSearch],
  'Search patient': ['Patients', icons.IconSearch],
  'Add patient': ['Patients', icons.IconUserPlus],
  'Manage Admission': ['Patients', icons.IconBed],
  Admissions: ['Patients', icons.IconBed],
  'In-patients': ['Patients', icons.IconBed],
  Money: ['Money', icons.IconCurrencyRupee],
  Bills: ['Money', icons.IconReceipt],
  Dues: ['Money', icons.IconCurrencyRupee],
  'Clinic Plans': ['Money', icons.IconCurrencyRupee],
  Inventory: ['Pharmacy', icons.IconPackages],
  'Pharmacy inventory': ['Pharmacy', icons.IconPill],
  'Inventory overview': ['Pharmacy', icons.IconPackages],
  'Add pharmacy order': ['Pharmacy', icons.IconPill],
  Lab: ['Lab', icons.IconFlask],
  'Lab Tests': ['Lab', icons.IconFlask],
  'Lab tests': ['Lab', icons.IconTestPipe],
  'Lab Inventory': ['Lab', icons.IconFlask],
  Staff: ['People', icons.IconUser],
  Owner: ['People', icons.IconUserShield],
  Users: ['People', icons.IconUser],
  Settings: ['Settings', icons.IconSettings],
  'Doctors’ hours': ['Settings', icons.IconClock],
  'Waiting room': ['Settings', icons.IconDeviceTv],
  'Pharmacy settings': ['Settings', icons.IconSettings],
  'Buy Pro Plan': ['Settings', icons.IconCrown],
  'Patient Subscriptions': ['Settings', icons.IconReceipt],
};

/** The pages of the bar at the bottom of a phone: the four that the desk uses most. */
const BAR: Partial<Record<Desk, readonly string[]>> = {
  clinic: ['Overview', 'Queue', 'All Patients', 'Money'],
  reception: ['Queue', 'All Patients', 'Bills', 'Lab Tests'],
};
const BAR_LENGTH = 4;

/** Links under a heading; the first sections of a desk have none. */
export type RailGroup = { readonly name: string | undefined; readonly items: readonly RailItem[] };

export type RailItems = {
  /** The sections of the desk, as the specification names and orders them. */
  readonly sections: readonly RailGroup[];
  /** Its other pages. */
  readonly others: readonly RailGroup[];
  /** The sections of a phone's bar. */
  readonly bar: readonly RailItem[];
};

function grouped(items: readonly RailItem[]): RailGroup[] {
  return GROUPS.map((name) => ({
    name,
    items: items.filter(({ group }) => group === name),
  })).filter(({ items: own }) => own.length > 0);
}

/** The rail of a role, from its routes; a page without a place in it is left out. */
export function railOf(role: Role, routes: readonly AppRoute[]): RailItems {
  const desk = deskOf(role);
  const itemOf = ({ address, name, isHidden }: AdminSection): RailItem[] => {
    const [group, icon] = PLACES[name] ?? [];
    if (!group || !icon) return [];
    const { page, beside } = routes.find((route) => route.address === address) ?? {};
    return [{ address, name, group, icon, preload: page?.preload, beside, isHidden }];
  };

  const panel = desk === 'clinic' ? adminSections(routes) : [];
  const inPanel = new Set(panel.map(({ address }) => address));
  const own = routes.filter((route) => isPlace(route) && !inPanel.has(route.address));
  const sections = [
    ...own.flatMap(({ address, nav }) => (nav ? itemOf({ address, name: nav }) : [])),
    ...panel.flatMap(itemOf),
  ];
  const others = own.flatMap(({ address, nav, name }) =>
    name && !nav ? itemOf({ address, name }) : [],
  );
  const named = desk && BAR[desk];
  return {
    // The clinic has many sections; those of the other desks keep their order.
    sections: desk === 'clinic' ? grouped(sections) : [{ name: undefined, items: sections }],
    others: grouped(others),
    bar: named
      ? named.flatMap((name) => [...sections, ...others].find((one) => one.name === name) ?? [])
      : sections.slice(0, BAR_LENGTH),
  };
}
