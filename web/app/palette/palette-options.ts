import { mayCall } from '#contract/kernel/endpoint.ts';
import { deskOf, type Role } from '#contract/kernel/roles.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getLatestVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES, type Address, isPlace } from '#web/lib/address/paths.ts';
import { addToQueuePath, editPatient, type RegisteredPatient } from '#web/patients/index.ts';
import { activeShortcuts } from '#web/ui/shortcuts/shortcut-registry.ts';
import { adminSections } from '../home/admin-sections.ts';
import type { AppRoute } from '../routing/app-route.ts';

/** The effect of choosing an option. */
export type PaletteDeed =
  | { readonly go: string }
  | { readonly press: () => void }
  | { readonly patient: RegisteredPatient }
  | { readonly openVisitOf: string };

export type PaletteOption = {
  readonly key: string;
  readonly label: string;
  readonly facts?: string;
  readonly deed: PaletteDeed;
};

export type PaletteGroup = { readonly name: string; readonly options: readonly PaletteOption[] };

/** A role with its pages. */
type Whose = { readonly role: Role; readonly routes: readonly AppRoute[] };

/** The role's screens by the names that its navigation uses. */
function screensOf({ role, routes }: Whose): PaletteOption[] {
  const named = routes.flatMap((route) => {
    const name = route.nav ?? route.name;
    return name && isPlace(route) ? [{ address: String(route.address), name }] : [];
  });
  const sections = deskOf(role) === 'clinic' ? adminSections(routes) : [];
  const inPanel = new Set(sections.map(({ address }) => address));
  const others = named.filter(({ address }) => !inPanel.has(address));
  return [...sections, ...others].map(({ address, name }) => ({
    key: address,
    label: name,
    deed: { go: address },
  }));
}

/** Every action that has a shortcut on this page. */
function actionsHere(): PaletteOption[] {
  const newest = new Map(activeShortcuts().map((shortcut) => [shortcut.keys, shortcut]));
  newest.delete('mod+k');
  return [...newest.values()].map(({ keys, description, onPress }) => ({
    key: `key ${keys}`,
    label: description,
    deed: { press: onPress },
  }));
}

/** Screens and actions where each typed word is the beginning of a word. */
export function placesAndActions(whose: Whose, typed: string): PaletteGroup[] {
  return [
    { name: 'Screens', options: screensOf(whose).filter(isNamed(typed)) },
    { name: 'Actions', options: actionsHere().filter(isNamed(typed)) },
  ];
}

/** The role's actions for a patient: their visit, the queue, and each page of a patient. */
export function patientActions(
  { role, routes }: Whose,
  patient: RegisteredPatient,
): PaletteOption[] {
  const has = (address: Address) => routes.some((route) => route.address === address);
  const options: PaletteOption[] = [];
  if (mayCall(getLatestVisit, role) && mayCall(joinQueue, role)) {
    options.push({
      key: 'visit',
      label: 'Open consultation',
      deed: { openVisitOf: patient.id },
    });
  }
  if (mayCall(joinQueue, role) && has(ADDRESSES.addPatient)) {
    options.push({
      key: 'queue',
      label: 'Add to queue',
      deed: { go: addToQueuePath(patient.id) },
    });
  }
  if (mayCall(updatePatient, role)) {
    options.push({
      key: 'edit',
      label: 'Edit details',
      deed: { press: () => editPatient(patient.id) },
    });
  }
  for (const { address, name } of routes) {
    const isOfPatient = address.replace(':patientId', '') !== address;
    const go = address.replace(':patientId', patient.id);
    if (name && isOfPatient && !go.includes(':'))
      options.push({ key: address, label: name, deed: { go } });
  }
  return options;
}

/** Whether each typed word is the beginning of a word of the option's label, ignoring case. */
export function isNamed(typed: string): (option: PaletteOption) => boolean {
  const starts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label }) => {
    const words = label.toLowerCase().split(/[\s-]+/);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  };
}
