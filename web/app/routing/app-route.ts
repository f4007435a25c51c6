import type { Capability, Desk } from '#contract/kernel/permissions.ts';
import type { Address } from '#web/lib/address/paths.ts';
import type { LazyPage } from './lazy-page.tsx';

/** A page behind the sign-in, and whose it is. */
export type AppRoute = {
  readonly address: Address;
  /** What a person may do who has the page; for anybody else the address does not exist. */
  readonly needs: 'any' | Capability;
  /** The desks that have the page, or have it in this way; without them all have. */
  readonly desks?: readonly Desk[];
  /** Of those, only the clinic's owner has it. */
  readonly owner?: true;
  readonly page: LazyPage;
  /** Its name in the navigation, where it stands in this table's order. */
  readonly nav?: string;
  /** What stands beside that name, such as a count. */
  readonly beside?: LazyPage;
  /** Its name where pages are found by name, when it is not in the navigation. */
  readonly name?: string;
  /** Drawn without the header. */
  readonly bare?: true;
};
