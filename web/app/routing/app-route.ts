import type { Role } from '#contract/kernel/roles.ts';
import type { Address } from '#web/lib/address/paths.ts';
import type { LazyPage } from './lazy-page.tsx';

/** A page behind the sign-in, and whose it is. */
export type AppRoute = {
  readonly address: Address;
  /** Who has the page; for anybody else the address does not exist. */
  readonly roles: readonly Role[];
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
