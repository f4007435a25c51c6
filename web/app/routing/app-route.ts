import type { Capability } from '#contract/kernel/capabilities.ts';
import type { Desk } from '#contract/kernel/permissions.ts';
import type { Address } from '#web/lib/address/paths.ts';
import type { LazyPage } from './lazy-page.tsx';

/** A page behind the sign-in, and who has it. */
export type AppRoute = {
  readonly address: Address;
  /** The capability that the page requires; for all others the address does not exist. */
  readonly needs: 'any' | Capability;
  /** The desks that have the page, or this variant of it; all desks if left out. */
  readonly desks?: readonly Desk[];
  /** Only for the clinic's owner. */
  readonly owner?: true;
  readonly page: LazyPage;
  /** Its name in the navigation, which keeps this table's order. */
  readonly nav?: string;
  /** Shown beside that name, such as a count. */
  readonly beside?: LazyPage<{ readonly address: string }>;
  /** Its name in the palette, if it is not in the navigation. */
  readonly name?: string;
  /** Rendered without the header. */
  readonly bare?: true;
};
